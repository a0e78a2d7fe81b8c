import { dateTime } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { spokenNow } from "~/base/words/language";
import { arrivalLabel } from "../order-words";
import type { OwnOrder } from "../own-orders.server";
import { GoodsInALine } from "./goods";
import { PhotoRow } from "./photo-row";
import { PaymentBadge } from "./payment-badge";

/**
 * An order in its buyer's list: what was bought, for how much, and how it stands, as a sentence and in English small beside it
 * the status that everything else names. The rest is on the order's own page. `children`: what can be done.
 */
export function OwnOrderEntry({ order, children }: { order: OwnOrder; children: React.ReactNode }) {
  return (
    <article className="panel own-order" aria-labelledby={order.number}>
      <header>
        <h2 id={order.number} className="whole">
          {order.number}
        </h2>
        <strong>{rupees(order.totalPaise)}</strong>
        <span className="muted small">{dateTime(order.createdAt)}</span>
        <PaymentBadge order={order} isBuyers />
      </header>
      <PhotoRow goods={order.goods} />
      <p className="own-order-goods">
        <GoodsInALine goods={order.goods} />
      </p>
      <p>
        <strong>{order.standing}</strong>{" "}
        {spokenNow() === "en" && <span className="muted small">{`Status: ${order.status}`}</span>}
      </p>
      {order.arrival && (
        <dl>
          <dt className="muted">{arrivalLabel(order.deliveryWay)}</dt>
          <dd>{order.arrival}</dd>
        </dl>
      )}
      {children}
    </article>
  );
}
