import { useFormAction } from "@remix-run/react";

type FormProps = Omit<React.ComponentPropsWithoutRef<"form">, "method"> & {
  method?: "get" | "post";
};

/** A form that is sent to the shop; without an action to the page it stands on. */
export function Form({ action, ...props }: FormProps) {
  return action === undefined ? <FormOfThisPage {...props} /> : <form {...props} action={action} />;
}

/** Remix tells the screen at `/dashboard/user` from the frame around it by `?index`. */
function FormOfThisPage(props: FormProps) {
  return <form {...props} action={useFormAction()} />;
}
