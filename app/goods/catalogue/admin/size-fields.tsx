import { inUqc, type PackSize } from "~/base/lib/pack-size";
import { Field, SelectField } from "~/base/ui/field";
import { TickField } from "~/base/ui/tick";
import { MeasureOptions } from "./measure-options";
import { isUnusualSize } from "../typed-size";
import { packLabels } from "../pack-labels";
import type { WholeProduct } from "../product";
import { useSizeHint } from "./use-size-hint";
import { useFormState } from "~/base/ui/sending/form-state";

const usualHint = "How much of it is in one pack";

/** How much is in the pack: quantity, its unit and containers. The hint about standard packs follows what is typed (`useSizeHint`). */
export function SizeFields({ product }: { product: WholeProduct | undefined }) {
  const state = useFormState();
  const stored = product && {
    quantity: quantityOf(product),
    measure: product.measure,
    containers: String(product.containers),
  };
  const { quantity = "", measure, containers } = { ...stored, ...state?.values };
  const { size, hint, onChange } = useSizeHint(
    usualHint,
    isUnusualSize(quantity, measure, containers),
  );
  const on = (name: "quantity" | "measure" | "containers") => ({
    name,
    defaultValue: stored?.[name],
    onChange,
  });
  return (
    <>
      <Field
        {...on("quantity")}
        label="Quantity"
        inner={size}
        hint={hint}
        inputMode="decimal"
        required
      />
      <SelectField {...on("measure")} label={packLabels.measure}>
        <MeasureOptions />
      </SelectField>
      <Field
        {...on("containers")}
        label={packLabels.containers}
        hint="1, or 10 for a carton of ten bottles; the quantity is that of the whole carton"
        inputMode="numeric"
        maxLength={3}
      />
      <Field
        name="code"
        label={packLabels.code}
        hint="Your own short name of this pack, if you have one"
        defaultValue={product?.code ?? ""}
        maxLength={40}
        autoComplete="off"
      />
      <Field
        name="ean"
        label={packLabels.ean}
        hint={eanHint(product?.ean ?? null)}
        defaultValue={product?.ean ?? ""}
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
      />
      {!product?.ean && (
        <TickField name="own_ean">
          Give it a number of ours, to scan at the counter and when packing
        </TickField>
      )}
    </>
  );
}

const eanHint = (ean: string | null) =>
  ean?.startsWith("2")
    ? "A number of your own shop, for scanning; nobody else is told it."
    : "The 13 digits that GS1 gave this size; Google is told them. Each size has its own.";

const quantityOf = (pack: PackSize): string => String(inUqc(pack) / 1000);
