import { dateTime } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import type { AdminOrder } from "./admin-orders.server";
import { OrderLines } from "./order-lines";
import { OrderParts } from "./order-parts";
import { parcelLines } from "../delivery";
import { PaymentBadge } from "../page/payment-badge";
import { RefundList } from "../page/refund-list";

type Props = {
  order: AdminOrder;
  /** Position in the list, from 1. */
  index: number;
  /** What is to be done with it next. */
  lead?: React.ReactNode;
  /** The form that changes the status. */
  status: React.ReactNode;
  /** Stands below the products. */
  children: React.ReactNode;
};

/** One order with its buyer, lines, payment status and refunds. */
export function OrderCard({ order, index, lead, status, children }: Props) {
  return (
    <article className="panel order-card" id={order.number} aria-labelledby={`${order.id}-number`}>
      <header>
        <div>
          <h2 id={`${order.id}-number`}>
            <span className="muted">{`${index}.`}</span>{" "}
            <span className="whole">{order.number}</span>
          </h2>
          <p className="muted small">{dateTime(order.createdAt)}</p>
        </div>
        <p className="order-amount">
          <strong>{rupees(order.totalPaise)}</strong> <PaymentBadge order={order} />
        </p>
      </header>
      {lead}
      <dl className="order-facts">
        <Fact name="Status">{status}</Fact>
        <Fact name="Products">{order.lines.length}</Fact>
        <Fact name="Buyer">{order.buyer.name}</Fact>
        <Fact name="Phone">{order.buyer.phone}</Fact>
        <Fact name={order.parcel.isElsewhere ? "Deliver to" : "Address"}>{addressOf(order)}</Fact>
      </dl>
      <OrderLines lines={order.lines} />
      <OrderParts order={order} />
      <RefundList refunds={order.refunds} />
      {children}
    </article>
  );
}

/** The parcel may go to someone other than the buyer. */
function addressOf({ parcel: { to, isElsewhere } }: AdminOrder): string {
  return isElsewhere ? parcelLines(to) : to.address;
}

/** A term and its value in a `dl`. */
export function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
