import { dateTime } from "~/base/lib/dates";
import { amountIn, rupees } from "~/base/lib/money";
import type { ShownRefund } from "~/sales/orders/money/order-money.server";
import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import type { RefundPage } from "./refund-page.server";

/** What was paid, refunded and is left of an order. */
export function RefundFacts({ page }: { page: Omit<RefundPage, "choice"> }) {
  if (page.paidPaise === 0)
    return <p>Nothing was paid for this order, so there is nothing to refund.</p>;
  if (page.isPartPaid)
    return <p>{`${rupees(page.paidPaise)} of ${rupees(page.totalPaise)} came.`}</p>;
  return (
    <dl className="facts">
      <dt>Paid</dt>
      <dd>{`${rupees(page.paidPaise)}${page.paidAt ? ` on ${dateTime(page.paidAt)}` : ""}`}</dd>
      <dt>How</dt>
      <dd>{page.payment ? `${page.payment.method ?? "online"}, ${page.payment.id}` : "by hand"}</dd>
      <dt>Refunded</dt>
      <dd>{rupees(page.refundedPaise)}</dd>
      {page.disputedPaise > 0 && (
        <>
          <dt>With the buyer’s bank</dt>
          <dd>{`${rupees(page.disputedPaise)}, taken or asked back: not to be refunded as well`}</dd>
        </>
      )}
      <dt>Left</dt>
      <dd>{rupees(page.leftPaise)}</dd>
    </dl>
  );
}

/** Open refunds, each with a button that checks it now. */
export function RefundsUnderWay({ refunds }: { refunds: ShownRefund[] }) {
  const open = refunds.filter(({ status }) => status === "requested" || status === "pending");
  return open.map((refund) => (
    <Form key={refund.id} method="post" className="row">
      <input type="hidden" name="ask" value={refund.id} />
      <span>{`${amountIn(refund.amountPaise, refund.currency)}, since ${dateTime(refund.startedAt)}`}</span>
      <Button tone="quiet">Ask the provider now</Button>
    </Form>
  ));
}
