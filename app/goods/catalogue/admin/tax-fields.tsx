import type { FormState } from "~/base/lib/form/form";
import { Field } from "~/base/ui/field";
import { defaultTax, type WholeProduct } from "../product";

/** HSN code and GST rate. Collapsed, because they rarely change, unless one of them was refused. */
export function TaxFields({
  product,
  isOpen,
  state,
}: {
  product: WholeProduct | undefined;
  isOpen: boolean;
  state: FormState | undefined;
}) {
  const { hsn, gstBasisPoints } = product ?? defaultTax;
  return (
    <details open={isOpen || Boolean(state?.errors.hsn ?? state?.errors.gst)}>
      <summary>Tax</summary>
      <div className="stack product-folded">
        <Field
          name="hsn"
          label="HSN code"
          hint="The goods' code on invoices. 1508 is groundnut oil; what is no oil (not 15…), such as soap 3401 or oil cake 2305, is never told in litres if it is sold by weight"
          state={state}
          defaultValue={hsn}
          inputMode="numeric"
          maxLength={12}
        />
        <Field
          name="gst"
          label="GST rate %"
          hint="Contained in the price. A change counts for orders placed from then on."
          state={state}
          defaultValue={gstBasisPoints / 100}
          inputMode="decimal"
          maxLength={5}
        />
      </div>
    </details>
  );
}
