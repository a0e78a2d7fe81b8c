import type { DeliveryWay } from "~/db/statuses";
import { rupees } from "~/lib/money";
import { partsOf, type Sums } from "~/orders/sums";
import { litres } from "~/lib/volume";

type Line = { name: string; volumeMl: number; unitPricePaise: number; quantity: number };

/** What is ordered and what it costs, part by part. `quote` null: what delivery costs is not known yet. */
export function OrderSums({
  lines,
  sums,
  couponCode,
  quote,
}: {
  lines: Line[];
  sums: Sums;
  couponCode: string | null;
  quote: { way: DeliveryWay; zone: string | null } | null;
}) {
  // Without a table of prices delivery costs nothing anywhere, and there is nothing to say.
  const isFreeDelivery = quote !== null && quote.zone !== null && quote.way !== "transporter";
  const parts = partsOf(sums, { couponCode, isFreeDelivery });
  return (
    <section className="panel order-total" aria-label="Your order">
      <ul>
        {lines.map((line, position) => (
          <li key={position}>
            <div>
              <p>{line.name}</p>
              <p className="muted small">{`${line.quantity} × Pack of ${litres(line.volumeMl)} Ltr.`}</p>
            </div>
            <span>{rupees(line.unitPricePaise * line.quantity)}</span>
          </li>
        ))}
        {parts.map(([label, amount]) => (
          <li key={label}>
            <span>{label}</span>
            <span>{amount}</span>
          </li>
        ))}
      </ul>
      <p className="order-sum" role="status">
        <span>{quote ? "Total, inclusive of all taxes" : "Total without delivery"}</span>
        <strong>{rupees(sums.totalPaise)}</strong>
      </p>
    </section>
  );
}
