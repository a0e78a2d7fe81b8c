import { Field } from "~/base/ui/field";
import { type AdvanceRule, typedAdvance } from "./advance-rule";

type Props = {
  /** What the names of the fields begin with: `share-…` and `from-…`. */
  at: string;
  /** The first field's label, and what stands below it. */
  label: string;
  hint?: string;
  rule: AdvanceRule | null;
};

/** What of an order is paid online before it is packed, and from which total on. */
export function AdvanceFields({ at, label, hint, rule }: Props) {
  const { share, from } = typedAdvance(rule);
  return (
    <>
      <Field
        name={`share-${at}`}
        label={label}
        hint={hint}
        defaultValue={share}
        maxLength={20}
        autoComplete="off"
      />
      <Field
        name={`from-${at}`}
        label="For orders from (₹)"
        defaultValue={from}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
      />
    </>
  );
}
