import { mostPacks } from "~/base/db/packs";
import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { useHydrated } from "~/base/ui/hydrated";
import { useNotSent } from "~/base/ui/sending/answer";
import { cartFormId, quantityField } from "../field-names";
import { useQuantity } from "./use-quantity";
import { t } from "~/base/words/say";

/**
 * The quantity of a line: a field that belongs to the cart's form, so that Checkout carries it along, between − and +. Without script
 * these are forms of their own, and a typed number is saved by "Update". `here`: the cart's path with the choices in its address.
 */
export function LineQuantity({
  line,
  here,
  typed,
  isRefused,
}: {
  line: { id: string; name: string; quantity: number };
  here: string;
  /** A number that was refused. */
  typed: string | undefined;
  isRefused: boolean;
}) {
  const { packs, mayStep, step, less, more, props } = useQuantity(line);
  const isHydrated = useHydrated();
  const notSent = useNotSent();
  const stepOf = (by: 1 | -1) => ({ by, line, here, onStep: step, mayStep: mayStep(by) });
  return (
    <div className="stepper" role="group" aria-label={t("Quantity of {name}", { name: line.name })}>
      <Step {...stepOf(-1)} inner={less} label={t("One less")} sign="−" />
      <input
        {...props}
        id={`${line.id}-quantity`}
        form={cartFormId}
        name={quantityField(line.id)}
        aria-label={t("Quantity of {name}, 1 to {most}", { name: line.name, most: mostPacks })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        defaultValue={typed || line.quantity}
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
        hidden={isHydrated}
      >
        {t("Update")}
      </Button>
      <Step {...stepOf(1)} inner={more} label={t("One more")} sign="+" />
      {/* The cart's form says it aloud. */}
      {notSent && packs !== line.quantity && <p className="not-sent">{notSent}</p>}
    </div>
  );
}

/** One pack less or more: a form of its own without script. */
function Step({
  line,
  here,
  by,
  onStep,
  mayStep,
  inner,
  label,
  sign,
}: {
  line: { id: string; quantity: number };
  here: string;
  by: 1 | -1;
  onStep: (by: 1 | -1) => void;
  mayStep: boolean;
  inner: React.Ref<HTMLButtonElement>;
  label: string;
  sign: string;
}) {
  const stepHere = (event: React.FormEvent) => {
    event.preventDefault();
    onStep(by);
  };
  return (
    <Form method="post" action={here} onSubmit={stepHere}>
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="line" value={line.id} />
      <input type="hidden" name="quantity" value={line.quantity + by} />
      <Button
        id={`${line.id}${by > 0 ? "-more" : "-less"}`}
        inner={inner}
        tone="quiet"
        className="step"
        aria-label={label}
        disabled={!mayStep}
      >
        {sign}
      </Button>
    </Form>
  );
}
