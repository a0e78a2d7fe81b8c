import { rupees } from "~/lib/money";
import { litres } from "~/lib/volume";

type Line = { name: string; volumeMl: number; unitPricePaise: number; quantity: number };

/** What is paid for, line by line, and the sum. */
export function OrderTotal({ lines, totalPaise }: { lines: Line[]; totalPaise: number }) {
  return (
    <section className="panel order-total" aria-label="Your order">
      <ul>
        {lines.map((line, position) => (
          <li key={position}>
            <span>
              {line.quantity} × {line.name}, {litres(line.volumeMl)} Ltr.
            </span>
            <span>{rupees(line.unitPricePaise * line.quantity)}</span>
          </li>
        ))}
      </ul>
      <p>
        <span>Total, inclusive of all taxes</span>
        <strong>{rupees(totalPaise)}</strong>
      </p>
    </section>
  );
}
