import { date } from "~/lib/dates";
import { amountIn } from "~/lib/money";
import type { ShownRefund } from "../order-money.server";

type Refund = Omit<ShownRefund, "reason"> & { reason: string | null };

/** The status of each refund, with dates. Renders nothing without refunds. */
export function RefundList({ refunds }: { refunds: Refund[] }) {
  if (refunds.length === 0) return null;
  return (
    <section className="refunds" aria-label="Refunds">
      <h3>{refunds.length === 1 ? "Refund" : "Refunds"}</h3>
      <ul>
        {refunds.map((refund) => (
          <li key={refund.id}>
            {refundWords(refund)}
            {refund.reason && <span className="muted small">{`Reason: ${refund.reason}`}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A refund's status as a sentence for the buyer. */
export function refundWords(refund: Omit<Refund, "reason">): string {
  const amount = amountIn(refund.amountPaise, refund.currency);
  const what = refund.counts ? amount : `${amount} of a payment that was not needed`;
  const started = date(refund.startedAt);
  switch (refund.status) {
    case "requested":
      return `${what}: refund under way since ${started}; we are waiting for the payment service to take it on.`;
    case "pending":
      return `${what}: refund started on ${started}; banks take 5–7 working days.`;
    case "processed":
      return refund.byHand
        ? `${what} given back by hand on ${date(refund.processedAt ?? refund.startedAt)}.`
        : `${what} sent back on ${date(refund.processedAt ?? refund.startedAt)}, the way it came; banks take 5–7 working days.`;
    case "failed":
      return `${what}: the refund of ${started} did not go through. We are looking at it.`;
  }
}
