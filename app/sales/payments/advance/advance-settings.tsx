import { AdvanceFields } from "~/goods/prices/advance-fields";
import type { AdvanceRule } from "~/goods/prices/advance-rule";
import { type PaidAtEnd, paidAtEnd, waysPaidAtEnd } from "./advances-typed";
import { TickField } from "~/base/ui/tick";

type Props = {
  onDelivery: { advance?: Partial<Record<PaidAtEnd, AdvanceRule>>; advanceAfterReturns?: boolean };
};

/** What of orders on delivery is paid online before they are packed, by way of delivery. */
export function AdvanceSettings({ onDelivery }: Props) {
  const isOn = onDelivery.advanceAfterReturns === true;
  return (
    <fieldset className="stack">
      <legend>A part online first, the rest on delivery</legend>
      <p className="muted small">
        A share such as 20%, or rupees such as 500. Empty: all of it is paid on delivery. The limit
        above then counts what is left to pay at the door. A price list can say otherwise for its
        customers.
      </p>
      {paidAtEnd.map((way) => (
        <AdvanceFields
          key={way}
          at={way}
          label={`Paid online first, for orders ${waysPaidAtEnd[way]}`}
          rule={onDelivery.advance?.[way] ?? null}
        />
      ))}
      <TickField name="advanceAfterReturns" isOn={isOn}>
        Two parcels of a buyer came back: offer payment on delivery with the part online first,
        whatever the total. Without this, such a buyer pays all of it online
      </TickField>
    </fieldset>
  );
}
