import { weight } from "~/lib/pack-size";
import { rupees } from "~/lib/money";
import { Table } from "~/ui/table";
import { daysInWords } from "./calendar";
import type { DeliveryFacts, ZoneFacts } from "./facts.server";
import { wayWords } from "./quote-words";

/** What delivery costs and how long it takes, zone by zone; and where to collect instead. */
export function RatesWords({
  delivery: { zones, isPriced, collecting },
}: {
  delivery: DeliveryFacts;
}) {
  return (
    <>
      {isPriced ? <Rates zones={zones} /> : <p>Delivery is included in the price.</p>}
      {collecting && (
        <p>
          {`You can also collect your order at our press, free${collecting.hours ? `: ${collecting.hours}` : ""}.`}
        </p>
      )}
    </>
  );
}

function Rates({ zones }: Pick<DeliveryFacts, "zones">) {
  return (
    <>
      <Table
        rows={zones}
        keyOf={({ name }) => name}
        columns={[
          { head: "Area", kind: "name", cell: areaOf },
          { head: "Price", cell: priceOf },
          { head: "Time", cell: ({ daysMin, daysMax }) => daysInWords(daysMin, daysMax) },
        ]}
        empty={<p>We deliver nowhere at the moment.</p>}
      />
      <p>
        The price grows with the weight of the parcel. Type your PIN on the page of a product or in
        the cart, and you see the price and the day before you order. Days are business days.
      </p>
    </>
  );
}

/** `Surat`, `Bulk (by transporter, to the godown, from 30 kg)`. */
function areaOf({ name, carrier, fromG }: ZoneFacts): string {
  const terms = [
    carrier !== "courier" && wayWords[carrier].toLowerCase(),
    fromG > 0 && `from ${weight(fromG)}`,
  ].filter(Boolean);
  return terms.length > 0 ? `${name} (${terms.join(", ")})` : name;
}

function priceOf({ carrier, fromPaise, freeFromPaise }: ZoneFacts): string {
  if (carrier === "transporter") return "You pay the freight there";
  const price = fromPaise === 0 ? "Free" : `from ${rupees(fromPaise)}`;
  return freeFromPaise === null || fromPaise === 0
    ? price
    : `${price}, free above ${rupees(freeFromPaise)}`;
}
