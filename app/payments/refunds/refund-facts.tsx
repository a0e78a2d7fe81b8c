import { dateTime } from "~/lib/dates";
import { rupees } from "~/lib/money";
import type { RefundPage } from "./refund-page.server";

/** What was paid, refunded and is left of an order. */
export function RefundFacts({ page }: { page: Omit<RefundPage, "choice"> }) {
  if (page.paidPaise === 0)
    return <p>Nothing was paid for this order, so there is nothing to refund.</p>;
  return (
    <dl className="facts">
      <dt>Paid</dt>
      <dd>{`${rupees(page.paidPaise)}${page.paidAt ? ` on ${dateTime(page.paidAt)}` : ""}`}</dd>
      <dt>How</dt>
      <dd>{page.payment ? `${page.payment.method ?? "online"}, ${page.payment.id}` : "by hand"}</dd>
      <dt>Refunded</dt>
      <dd>{rupees(page.refundedPaise)}</dd>
      <dt>Left</dt>
      <dd>{rupees(page.leftPaise)}</dd>
    </dl>
  );
}
