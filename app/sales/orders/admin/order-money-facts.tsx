import { dateTime } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import type { WholeOrder } from "./admin-order.server";

/** What was paid for an order, how, and what was refunded. */
export function OrderMoneyFacts({ order }: { order: WholeOrder }) {
  const { paidPaise, refundedPaise, leftPaise, payment } = order.money;
  if (paidPaise === 0)
    return (
      <>
        <p>{`Nothing of ${rupees(order.totalPaise)} is paid yet.`}</p>
        {order.transferUntil !== null && (
          <p>{`It waits for its transfer until ${dateTime(order.transferUntil)}, then it is cancelled.`}</p>
        )}
        {order.duePaise < order.totalPaise && (
          <p>{`Packs came back: ${rupees(order.duePaise)} is still to be paid.`}</p>
        )}
        {order.claimedUtr && (
          <dl className="facts">
            <References order={order} />
          </dl>
        )}
      </>
    );
  return (
    <dl className="facts">
      <dt>Paid</dt>
      <dd>{`${rupees(paidPaise)}${order.paidAt === null ? "" : ` on ${dateTime(order.paidAt)}`}`}</dd>
      <dt>How</dt>
      <dd>{payment ? `${payment.method ?? "online"}, ${payment.id}` : "by hand"}</dd>
      <References order={order} />
      {refundedPaise > 0 && (
        <>
          <dt>Refunded</dt>
          <dd>{rupees(refundedPaise)}</dd>
          <dt>Left</dt>
          <dd>{rupees(leftPaise)}</dd>
        </>
      )}
    </dl>
  );
}

function References({ order: { claimedUtr, receivedUtr } }: { order: WholeOrder }) {
  return (
    <>
      {claimedUtr && (
        <>
          <dt>UPI reference, as the buyer typed it</dt>
          <dd>{claimedUtr}</dd>
        </>
      )}
      {receivedUtr && (
        <>
          <dt>Reference of the money</dt>
          <dd>{receivedUtr}</dd>
        </>
      )}
    </>
  );
}
