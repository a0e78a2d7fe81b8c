import { EmailField, NameField, PhoneField } from "~/base/ui/person-fields";
import { longest } from "./fields";

/** Name, email and phone of the sender. `name`: the first field's name at the form service; `phone`: the last field's label. */
export function WriterFields({ name, phone }: { name: string; phone: string }) {
  return (
    <>
      <NameField name={name} maxLength={longest.name} />
      <EmailField maxLength={longest.email} />
      <PhoneField name="phone number" label={phone} maxLength={longest.phone} enterKeyHint="next" />
    </>
  );
}
