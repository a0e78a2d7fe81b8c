import { dateTime } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { PaymentBadge } from "../page/payment-badge";
import { StatusBadge } from "../page/status-badge";
import type { WholeOrder } from "./admin-order.server";
import { RecalledNotice } from "./recalled-notice";

/** The number and sum of an order, and how it stands, in two lines on a phone. */
export function OrderHead({ order }: { order: WholeOrder }) {
  return (
    <>
      <header className="order-head">
        <h1>{`Order ${order.number}`}</h1>
        <strong className="order-sum-paid">{rupees(order.totalPaise)}</strong>
        <p>
          {order.toConfirm && <span className="badge badge-warn">{order.toConfirm}</span>}
          {order.gaps.includes("Sold out") && <span className="badge badge-warn">Sold out</span>}
          {order.leftUnpaid && <span className="badge badge-danger">Sent unpaid</span>}
          <PaymentBadge order={order} />
          <StatusBadge status={order.status} />
          <span className="muted small">{dateTime(order.createdAt)}</span>
        </p>
      </header>
      <RecalledNotice {...order} />
    </>
  );
}
