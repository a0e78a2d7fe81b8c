import type { FormState } from "~/base/lib/form/form";
import { Field } from "~/base/ui/field";
import { t } from "~/base/words/say";
import { longest } from "./fields";

/** Name, email and phone of the sender. `name`: the first field's name at the form service; `phone`: the last field's label. */
export function WriterFields({
  name,
  phone,
  state,
}: {
  name: string;
  phone: string;
  state: FormState | undefined;
}) {
  return (
    <>
      <Field
        name={name}
        label={t("Name")}
        required
        maxLength={longest.name}
        autoComplete="name"
        enterKeyHint="next"
        state={state}
      />
      <Field
        name="email"
        label={t("Email")}
        type="email"
        required
        maxLength={longest.email}
        autoComplete="email"
        enterKeyHint="next"
        state={state}
      />
      <Field
        name="phone number"
        label={phone}
        type="tel"
        inputMode="tel"
        required
        maxLength={longest.phone}
        autoComplete="tel"
        enterKeyHint="next"
        state={state}
      />
    </>
  );
}
