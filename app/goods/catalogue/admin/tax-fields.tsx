import type { FormState } from "~/base/lib/form/form";
import { Field } from "~/base/ui/field";
import { defaultTax, type WholeProduct } from "../product";
import { HsnField } from "./hsn-field";

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
        <HsnField hsn={hsn} state={state} />
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
