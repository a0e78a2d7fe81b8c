import { saleStates } from "~/base/db/statuses";
import { Field, SelectField } from "~/base/ui/field";
import { defaultSale, type SaleFacts } from "../product";
import { saleWords } from "./sale-words";

/** Whether a product is sold, in its form. */
export function SaleFields({
  product: { sale, backOn } = defaultSale,
}: {
  product: SaleFacts | undefined;
}) {
  return (
    <>
      <SelectField
        name="sale"
        label="Sale"
        hint="Hidden: a draft that shoppers do not see."
        defaultValue={sale}
      >
        {saleStates.map((each) => (
          <option key={each} value={each}>
            {saleWords[each]}
          </option>
        ))}
      </SelectField>
      <Field
        name="back_on"
        label="May be back on"
        hint="Optional. Shown while it is sold out, forgotten when it is back."
        type="date"
        min="2020-01-01"
        max="2099-12-31"
        defaultValue={backOn ?? ""}
      />
    </>
  );
}
