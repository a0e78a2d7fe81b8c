import { Link } from "@remix-run/react";
import type { AdminOrder } from "./admin/admin-orders.server";
import { OrderHistory } from "./order-history";

/** What an admin finds below an order: its own page, its packing slip, the way to refund it and its history. */
export function OrderExtras({ order }: { order: AdminOrder }) {
  return (
    <footer className="order-extras">
      <Link to={`/dashboard/admin/orders/${order.number}`}>{`Open order ${order.number}`}</Link>
      <Link to={`/dashboard/admin/orders/${order.number}/slip`}>
        {`Packing slip of ${order.number}`}
      </Link>
      <Link to={`/dashboard/admin/orders/${order.number}/refund`}>
        {order.leftPaise > 0 ? `Refund ${order.number}` : `Refunds of ${order.number}`}
      </Link>
      <OrderHistory number={order.number} entries={order.history} />
    </footer>
  );
}
