import { inOwn } from "~/words/addresses";

type FormProps = Omit<React.ComponentPropsWithoutRef<"form">, "method"> & {
  method?: "get" | "post";
};

/** A form that is sent to the shop, in the same language; without an action to the page it stands on. */
export function Form({ method = "get", action, ...props }: FormProps) {
  return <form method={method} action={action && inOwn(action)} {...props} />;
}
