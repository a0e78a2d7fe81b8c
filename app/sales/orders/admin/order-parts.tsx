import { rupees } from "~/base/lib/money";
import type { ShownOrder } from "../orders.server";

/** What an order's total is made of; nothing where that is only its goods. */
export function OrderParts({ order }: { order: Pick<ShownOrder, "parts" | "totalPaise"> }) {
  const { parts, totalPaise } = order;
  if (parts.length === 0) return null;
  return (
    <dl className="order-parts">
      {parts.map(([label, amount]) => (
        <Part key={label} label={label} amount={amount} />
      ))}
      <Part label="Total" amount={rupees(totalPaise)} />
    </dl>
  );
}

function Part({ label, amount }: { label: string; amount: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
