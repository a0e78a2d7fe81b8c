import type { OrderStatus } from "~/db/statuses";
import { t } from "~/words/say";

/** How an order stands: a sentence for its buyer, and beside it, small, the status that everything else names. */
export function StandingLine({
  order: { standing, status },
}: {
  order: { standing: string; status: OrderStatus };
}) {
  return (
    <p className="order-standing">
      <strong>{standing}</strong>{" "}
      <span className="muted small">{t("Status: {status}", { status })}</span>
    </p>
  );
}
