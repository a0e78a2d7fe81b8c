import type { FormState } from "~/base/lib/form/form";
import { EmailField, NameField, PhoneField } from "~/base/ui/person-fields";
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
      <NameField name={name} maxLength={longest.name} state={state} />
      <EmailField maxLength={longest.email} state={state} />
      <PhoneField
        name="phone number"
        label={phone}
        maxLength={longest.phone}
        enterKeyHint="next"
        state={state}
      />
    </>
  );
}
