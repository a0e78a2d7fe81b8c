import { Field, SelectField } from "~/base/ui/field";

type Props = {
  couriers: { name: string }[];
  /** As stored: a courier that has left the list stays a choice. */
  courier: string | null;
  tracking: string | null;
  hint: string;
};

/** Courier and tracking number in a form that also sets an order's status. */
export function CourierFields({ couriers, courier, tracking, hint }: Props) {
  const names = couriers.map(({ name }) => name);
  const choices = courier && !names.includes(courier) ? [...names, courier] : names;
  return (
    <>
      <SelectField name="courier" label="Courier" hint={hint} defaultValue={courier ?? ""}>
        <option value="">None</option>
        {choices.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <Field
        name="tracking"
        label="Tracking number"
        hint="As on the courier's receipt: 6 to 25 letters, digits or dashes."
        defaultValue={tracking ?? ""}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
}
