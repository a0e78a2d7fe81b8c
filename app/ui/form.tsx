type FormProps = Omit<React.ComponentPropsWithoutRef<"form">, "method"> & {
  method?: "get" | "post";
};

/** A form that is sent to the shop; without an action to the page it stands on. */
export function Form({ method = "get", ...props }: FormProps) {
  return <form method={method} {...props} />;
}
