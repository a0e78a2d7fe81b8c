import { Link } from "~/base/ui/link";
import { useOpens } from "~/people/accounts/staff/use-opens";
import type { AdminOrder } from "./admin-orders.server";
import { refundPath } from "./refund-tick";
import { OrderHistory } from "../page/order-history";

/** Admin links below an order (own page, packing slip, refund) and its history. */
export function OrderExtras({ order }: { order: AdminOrder }) {
  const opens = useOpens();
  return (
    <footer className="order-extras">
      {order.toConfirm && (
        <span className="badge badge-warn">{`${order.toConfirm}: ${order.buyer.phone}`}</span>
      )}
      <Link to={`/dashboard/admin/orders/${order.number}`}>{`Open order ${order.number}`}</Link>
      <Link to={`/dashboard/admin/orders/${order.number}/slip`}>
        {`Packing slip of ${order.number}`}
      </Link>
      {opens(refundPath(order)) && (
        <Link to={refundPath(order)}>
          {order.leftPaise > 0 ? `Refund ${order.number}` : `Refunds of ${order.number}`}
        </Link>
      )}
      <OrderHistory number={order.number} entries={order.history} />
    </footer>
  );
}
