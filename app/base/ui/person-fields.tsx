import { t } from "~/base/words/say";
import { Field } from "./field";

type Props = Partial<React.ComponentProps<typeof Field>>;

/** Somebody's name. What is given replaces what most forms have. */
export function NameField(field: Props) {
  return (
    <Field
      name="name"
      label={t("Name")}
      required
      autoComplete="name"
      enterKeyHint="next"
      {...field}
    />
  );
}

/** A phone number, with a keyboard of digits on phones. */
export function PhoneField(field: Props) {
  return (
    <Field
      name="phone"
      label={t("Mobile")}
      type="tel"
      inputMode="tel"
      required
      autoComplete="tel"
      {...field}
    />
  );
}

/** An e-mail address to write to. */
export function EmailField(field: Props) {
  return (
    <Field
      name="email"
      label={t("Email")}
      type="email"
      required
      autoComplete="email"
      enterKeyHint="next"
      {...field}
    />
  );
}
