import { useEffect, useRef } from "react";
import { mostPacks, packsIn } from "~/db/packs";
import { Button } from "~/ui/button";
import { useHasScript } from "~/ui/has-script";
import { cartFormId, quantityField } from "./field-names";

/**
 * The quantity of a line as one types it. It belongs to the cart's form, so that Checkout carries it along. With script it is saved
 * on leaving the field, without by "Update". `here`: the cart's path with the choices in its address.
 */
export function TypedQuantity({
  line,
  here,
  shown,
  saved,
  isRefused,
  onSave,
}: {
  line: { id: string; name: string };
  here: string;
  shown: string;
  /** The quantity that the cart holds. */
  saved: number;
  isRefused: boolean;
  onSave: (typed: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const hasScript = useHasScript();
  const save = () => {
    const typed = field.current?.value ?? "";
    // A right quantity that could not be stored is tried again; a wrong one stays refused.
    const isSettled = isRefused
      ? typed === shown && packsIn(typed) === null
      : typed === String(saved);
    if (!isSettled) onSave(typed);
  };

  // What was typed and left before the scripts ran.
  // oxlint-disable-next-line react/exhaustive-deps -- only once
  useEffect(() => void (document.activeElement === field.current || isRefused || save()), []);

  return (
    <>
      <input
        // A new key remounts the input; otherwise it would keep the typed value.
        key={shown}
        ref={field}
        form={cartFormId}
        name={quantityField(line.id)}
        aria-label={`Quantity of ${line.name}, 1 to ${mostPacks}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        defaultValue={shown}
        aria-invalid={isRefused ? true : undefined}
        aria-describedby={isRefused ? `${line.id}-error` : undefined}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          save();
        }}
      />
      {!hasScript && (
        <Button
          tone="quiet"
          className="update-quantity"
          form={cartFormId}
          formAction={here}
          name="intent"
          value="update"
          formNoValidate
        >
          Update
        </Button>
      )}
    </>
  );
}
