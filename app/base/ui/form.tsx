import { localized } from "~/base/words/addresses";
import { language } from "~/base/words/language";

type FormProps = Omit<React.ComponentPropsWithoutRef<"form">, "method"> & {
  method?: "get" | "post";
};

/**
 * A form that is sent to the shop, in the same language; without an action to the page it stands on. What is missing is said by the
 * browser in its own language, which may be another than the page's: in Gujarati and Hindi the shop says it.
 */
export function Form({ method = "get", action, ...props }: FormProps) {
  return (
    <form
      method={method}
      action={action && localized(action)}
      noValidate={method === "post" && language() !== "en"}
      {...props}
    />
  );
}
