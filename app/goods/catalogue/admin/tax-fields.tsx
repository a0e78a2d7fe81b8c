import { Field } from "~/base/ui/field";
import { defaultTax, type WholeProduct } from "../product";
import { useState } from "react";
import { goodsOfHsn } from "~/base/lib/india/hsn";
import { plainDigits } from "~/base/lib/typed/digits";
import { useFormState } from "~/base/ui/sending/form-state";

/** HSN code and GST rate. Collapsed, because they rarely change, unless one of them was refused. */
export function TaxFields({
  product,
  isOpen,
}: {
  product: WholeProduct | undefined;
  isOpen: boolean;
}) {
  const state = useFormState();
  const { hsn, gstBasisPoints } = product ?? defaultTax;
  return (
    <details open={isOpen || Boolean(state?.errors.hsn ?? state?.errors.gst)}>
      <summary>Tax</summary>
      <div className="stack product-folded">
        <HsnField hsn={hsn} />
        <Field
          name="gst"
          label="GST rate %"
          hint="Contained in the price. A change counts for orders placed from then on."
          defaultValue={gstBasisPoints / 100}
          inputMode="decimal"
          maxLength={5}
        />
      </div>
    </details>
  );
}

type Props = { hsn: string };

/** The HSN code, and what goods it is of as far as we know it, while it is typed too. */
function HsnField({ hsn }: Props) {
  const state = useFormState();
  const [typed, setTyped] = useState(state?.values.hsn ?? hsn);
  return (
    <Field
      name="hsn"
      label="HSN code"
      hint={
        <>
          The goods’ code on invoices. 1508 is groundnut oil; what is no oil (not 15…), such as soap
          3401 or oil cake 2305, is never told in litres if it is sold by weight.
          <br />
          <output htmlFor="hsn">{saidOf(plainDigits(typed).replace(/\s/g, ""))}</output>
        </>
      }
      defaultValue={hsn}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      inputMode="numeric"
      maxLength={12}
    />
  );
}

/** One line, whatever is typed: nothing below it moves. */
function saidOf(code: string): string {
  if (code === "") return "Now: no code.";
  if (!/^(\d{4}|\d{6}|\d{8})$/.test(code)) return `${code} has not 4, 6 or 8 digits.`;
  const goods = goodsOfHsn(code);
  return goods ? `${code}: ${goods}.` : `${code} is not in our list: look it up.`;
}
