import { dateTime } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { useOpens } from "~/people/accounts/staff/use-opens";
import { Link } from "~/base/ui/link";
import { cameWords } from "../money/came-words";
import type { WholeOrder } from "./admin-order.server";

/** What was paid for an order, how, and what was refunded. */
export function OrderMoneyFacts({ order }: { order: WholeOrder }) {
  const opens = useOpens();
  const { paidPaise, refundedPaise, leftPaise, payment } = order.money;
  const payout = payment?.payoutId && `/dashboard/admin/money/payouts/${payment.payoutId}`;
  if (order.partPaidAt !== null)
    return (
      <dl className="facts">
        <dt>Came</dt>
        <ByHand received={order.received} />
        <dt>{order.writtenOffAt === null ? "Still to come" : "Written off"}</dt>
        <dd>{order.status === "cancel" ? "Nothing, it is cancelled" : rupees(order.duePaise)}</dd>
        <Claimed order={order} />
      </dl>
    );
  if (order.writtenOffAt !== null)
    return (
      <p>{`Nothing of ${rupees(order.totalPaise)} is paid: ${rupees(order.duePaise)} is written off since ${dateTime(order.writtenOffAt)}.`}</p>
    );
  if (paidPaise === 0)
    return (
      <>
        <p>{advanceWentBack(order) ?? `Nothing of ${rupees(order.totalPaise)} is paid yet.`}</p>
        {order.transferUntil !== null && (
          <p>{`It waits for its transfer until ${dateTime(order.transferUntil)}, then it is cancelled.`}</p>
        )}
        {order.duePaise < order.totalPaise && (
          <p>{`Packs came back: ${rupees(order.duePaise)} is still to be paid.`}</p>
        )}
        {order.claimedUtr && (
          <dl className="facts">
            <Claimed order={order} />
          </dl>
        )}
      </>
    );
  return (
    <dl className="facts">
      <dt>Paid</dt>
      <dd>{`${rupees(paidPaise)}${order.paidAt === null ? "" : ` on ${dateTime(order.paidAt)}`}`}</dd>
      <dt>How</dt>
      {payment ? (
        <dd>
          {`${payment.method ?? "online"}, ${payment.id}`}
          {payout && opens(payout) && (
            <>
              {", "}
              <Link to={payout}>paid out to the bank</Link>
            </>
          )}
        </dd>
      ) : (
        <ByHand received={order.received} />
      )}
      <Claimed order={order} />
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

/** Of an order that is paid when it comes and whose advance went back: what is to be collected; null for others. */
function advanceWentBack({ paymentMethod, status, received, duePaise, deliveryWay }: WholeOrder) {
  const wentBack = received.some(({ isOnline, amountPaise }) => isOnline && amountPaise < 0);
  if (paymentMethod !== "on-delivery" || status === "cancel" || !wentBack) return null;
  const where = deliveryWay === "collect" ? "in the shop" : "at the door";
  return `The part paid before went back to the buyer: ${rupees(duePaise)} is to be collected ${where}.`;
}

/** What was noted of money that came in parts or by hand, one fact for each time. */
function ByHand({ received }: Pick<WholeOrder, "received">) {
  if (received.length === 0) return <dd>by hand</dd>;
  return received.map(({ id, amountPaise, way, reference, note, cameAt, isOnline }) => (
    <dd key={id}>
      {[
        `${amountPaise < 0 ? "−" : ""}${rupees(Math.abs(amountPaise))} ${isOnline ? "online" : "by hand"} on ${dateTime(cameAt)}`,
        way && cameWords[way],
        reference && `reference ${reference}`,
        note,
      ]
        .filter(Boolean)
        .join(", ")}
    </dd>
  ));
}

function Claimed({ order: { claimedUtr } }: { order: WholeOrder }) {
  if (!claimedUtr) return null;
  return (
    <>
      <dt>UPI reference, as the buyer typed it</dt>
      <dd>{claimedUtr}</dd>
    </>
  );
}
