import { rupees } from "~/lib/money";
import { Table } from "~/ui/table";
import { daysInWords } from "./calendar";
import type { DeliveryFacts, ZoneFacts } from "./facts.server";
import { wayWords } from "./quote-words";

/** What delivery costs and how long it takes, zone by zone. */
export function RatesWords({ delivery }: { delivery: DeliveryFacts }) {
  const { zones, isPriced, collecting } = delivery;
  if (!isPriced) return <p>Delivery is included in the price.</p>;
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
      {collecting && (
        <p>
          {`You can also collect your order at our press, free${collecting.hours ? `: ${collecting.hours}` : ""}.`}
        </p>
      )}
    </>
  );
}

function areaOf({ name, carrier }: ZoneFacts): string {
  return carrier === "courier" ? name : `${name} (${wayWords[carrier].toLowerCase()})`;
}

function priceOf({ carrier, fromPaise, freeFromPaise }: ZoneFacts): string {
  if (carrier === "transporter") return "You pay the freight there";
  const price = fromPaise === 0 ? "Free" : `from ${rupees(fromPaise)}`;
  return freeFromPaise === null || fromPaise === 0
    ? price
    : `${price}, free above ${rupees(freeFromPaise)}`;
}
