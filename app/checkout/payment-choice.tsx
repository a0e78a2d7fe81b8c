import type { PaymentMethod } from "~/db/statuses";
import { rupees } from "~/lib/money";
import type { PaymentChoices } from "~/payments/other-payments";

const words: Record<PaymentMethod, string> = {
  online: "Pay online now",
  "on-delivery": "Pay on delivery",
  transfer: "Pay by bank or UPI transfer",
};

/** Radio buttons for the payment method; renders nothing when only online payment exists. */
export function PaymentChoice({
  choices: { methods, onDeliveryUpTo },
  chosen,
}: {
  choices: PaymentChoices;
  /** The earlier choice, if any. */
  chosen?: string;
}) {
  const [first] = methods;
  const preset = methods.find((method) => method === chosen) ?? first;
  if (methods.length === 1 && first === "online" && onDeliveryUpTo === null) return null;
  return (
    <fieldset className="payment-choice">
      <legend>How would you like to pay?</legend>
      {methods.map((method) => (
        <label key={method}>
          <input
            // The error summary links to the first one.
            id={method === first ? "method" : undefined}
            type="radio"
            name="method"
            value={method}
            defaultChecked={method === preset}
          />
          {words[method]}
        </label>
      ))}
      {onDeliveryUpTo !== null && (
        <p className="field-hint">{`Orders up to ${rupees(onDeliveryUpTo)} can also be paid on delivery.`}</p>
      )}
    </fieldset>
  );
}
