import { typedRupees } from "~/base/lib/money";
import { declaredSize, type PackSize } from "~/base/lib/pack-size";
import { Field } from "~/base/ui/field";
import { offField, priceField } from "./field-names";
import { useFormState } from "~/base/ui/sending/form-state";

type Line = PackSize & { id: string; name: string; unitPricePaise: number };

/** What was agreed on with the customer: a price for a pack of each line, or something off the whole. Folded away until there is any. */
export function BargainFields({
  lines,
  news,
}: {
  lines: Line[];
  /** What there is to say of what was typed; null: nothing. */
  news: string | null;
}) {
  const state = useFormState();
  const names = [...lines.map(({ id }) => priceField(id)), offField];
  const isOpen = names.some((name) => state?.values[name] || state?.errors[name]);
  // Beside its field already.
  const isSaid = news !== null && Object.values(state?.errors ?? {}).includes(news);
  const field = { inputMode: "decimal", autoComplete: "off", maxLength: 20 } as const;
  return (
    <details className="counter-bargain" open={isOpen}>
      <summary>Give a discount</summary>
      <div className="stack">
        {lines.map(({ id, name, unitPricePaise, ...pack }) => (
          <Field
            {...field}
            key={id}
            name={priceField(id)}
            label={`${name}, ${declaredSize(pack)}: price of a pack, ₹`}
            placeholder={typedRupees(unitPricePaise)}
          />
        ))}
        <Field {...field} name={offField} label="Off the whole, ₹" />
        <p className="field-hint" role="status">
          {(isSaid ? null : news) ??
            "Blank: the list price. The invoice shows what is given as discount."}
        </p>
      </div>
    </details>
  );
}
