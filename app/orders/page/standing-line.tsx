import type { OrderStatus } from "~/db/statuses";

/** How an order stands: a sentence for its buyer, and beside it, small, the status that everything else names. */
export function StandingLine({
  order: { standing, status },
}: {
  order: { standing: string; status: OrderStatus };
}) {
  return (
    <p className="order-standing">
      <strong>{standing}</strong> <span className="muted small">{`Status: ${status}`}</span>
    </p>
  );
}
