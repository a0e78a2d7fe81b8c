import { mostPacks } from "~/base/db/packs";
import { Button } from "~/base/ui/button";
import { withoutScript } from "~/base/ui/needs-script";
import { cartFormId, quantityField } from "./field-names";
import { t } from "~/base/words/say";

/**
 * The quantity of a line as one types it. It belongs to the cart's form, so that Checkout carries it along. With script it is saved
 * on leaving the field (`quantities.ts`), without by "Update". `here`: the cart's path with the choices in its address.
 */
export function TypedQuantity({
  line,
  here,
  shown,
  isRefused,
}: {
  line: { id: string; name: string; quantity: number };
  here: string;
  shown: string;
  isRefused: boolean;
}) {
  return (
    <>
      <input
        id={`${line.id}-quantity`}
        form={cartFormId}
        name={quantityField(line.id)}
        aria-label={t("Quantity of {name}, 1 to {most}", { name: line.name, most: mostPacks })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        defaultValue={shown}
        data-saved={line.quantity}
        aria-invalid={isRefused ? true : undefined}
        aria-describedby={isRefused ? `${line.id}-error` : undefined}
      />
      <Button
        tone="quiet"
        className="update-quantity"
        form={cartFormId}
        formAction={here}
        name="intent"
        value="update"
        formNoValidate
        {...withoutScript}
      >
        {t("Update")}
      </Button>
    </>
  );
}
