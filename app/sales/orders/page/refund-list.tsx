import { date } from "~/base/lib/dates";
import { amountIn } from "~/base/lib/money";
import type { ShownRefund } from "../money/order-money.server";
import { refundReason } from "../money/refund-reason";
import { t } from "~/base/words/say";

type Refund = Omit<ShownRefund, "reason"> & { reason: string | null };

/** The status of each refund, with dates. Renders nothing without refunds. */
export function RefundList({ refunds }: { refunds: Refund[] }) {
  if (refunds.length === 0) return null;
  return (
    <section className="refunds" aria-label={t("Refunds")}>
      <h3>{refunds.length === 1 ? t("Refund") : t("Refunds")}</h3>
      <ul>
        {refunds.map((refund) => (
          <li key={refund.id}>
            {refundWords(refund)}
            {refund.reason && (
              <span className="muted small">
                {t("Reason: {reason}", { reason: refundReason(refund.reason) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A refund's status as a sentence for the buyer. */
function refundWords(refund: Omit<Refund, "reason">): string {
  const amount = amountIn(refund.amountPaise, refund.currency);
  const what = refund.counts ? amount : t("{amount} of a payment that was not needed", { amount });
  const started = date(refund.startedAt);
  const day = date(refund.processedAt ?? refund.startedAt);
  switch (refund.status) {
    case "requested":
      return t(
        "{what}: refund under way since {started}; we are waiting for the payment service to take it on.",
        { what, started },
      );
    case "pending":
      return t("{what}: refund started on {started}; banks take 5–7 working days.", {
        what,
        started,
      });
    case "processed":
      return refund.byHand
        ? t("{what} given back by hand on {day}.", { what, day })
        : t("{what} sent back on {day}, the way it came; banks take 5–7 working days.", {
            what,
            day,
          });
    case "failed":
      return t("{what}: the refund of {started} did not go through. We are looking at it.", {
        what,
        started,
      });
  }
}
