import { dateTime } from "~/lib/dates";
import { rupees } from "~/lib/money";
import { OrderLines } from "./order-lines";
import type { ShownOrder } from "./orders.server";

type Props = {
  order: ShownOrder;
  /** Its place in the list, from 1. */
  index: number;
  /** The status as text, or for admins the form that changes it. */
  status: React.ReactNode;
  /** What an admin sees below the products. */
  children?: React.ReactNode;
};

/** One paid order with its lines. Orders on these lists are paid, hence the fixed 'Success' badge. */
export function OrderCard({ order, index, status, children }: Props) {
  return (
    <article className="panel order-card" id={order.number} aria-labelledby={`${order.id}-number`}>
      <header>
        <h2 id={`${order.id}-number`}>
          <span className="muted">{index}.</span> {order.number}
        </h2>
        <span className="badge badge-success">Success</span>
      </header>
      <dl className="facts order-facts">
        <dt>Status</dt>
        <dd>{status}</dd>
        <dt>Buyer</dt>
        <dd>{order.buyer.name}</dd>
        <dt>Date</dt>
        <dd>{dateTime(order.createdAt)}</dd>
        <dt>Amount</dt>
        <dd>{rupees(order.totalPaise)}</dd>
        <dt>Products</dt>
        <dd>{order.lines.length}</dd>
        <dt>Address</dt>
        <dd>{order.buyer.address}</dd>
        <dt>Phone</dt>
        <dd>{order.buyer.phone}</dd>
      </dl>
      <OrderLines lines={order.lines} />
      {children}
    </article>
  );
}
