import { and, eq, inArray, like, max, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { isCancelledPaid, orderEvents, orders, refundCounts } from "~/base/db/schema";
import { isPaidStatus } from "~/base/db/statuses";
import { disputedOfPayment } from "./disputed.server";
import { ordersWithTakenOut, takenOutOwed } from "./taken-out.server";
import type { Order } from "../order.server";
import { ordersSentBack, withoutRequest } from "./own-returns.server";
import { sentBackOf } from "./owed.server";
import { moneyOf, type OrderMoney } from "./order-money.server";

/** Why money is to be given back. */
type Cause = "cancelled" | "came back" | "taken out" | "sent back";

/** An order whose money, or part of it, is its buyer's. */
export type ToGiveBack = {
  number: string;
  buyer: string;
  paise: number;
  cause: Cause;
  /** UTC ms. */
  since: number;
};

/** What is to be given back of these orders, in paise by order id; orders of which nothing is are not named. */
export function toGiveBackOf(
  found: Order[],
  monies: Map<string, OrderMoney>,
  from: Reader = db,
): Map<string, { paise: number; cause: Cause }> {
  const ids = found.map(({ id }) => id);
  const out = takenOutOwed(ids, from);
  const back = sentBackOf(withoutRequest(ids, from), from);
  const owed = found.flatMap((order) => {
    const money = monies.get(order.id);
    const due =
      money && dueOf(order, money, out.get(order.id)?.paise ?? 0, back.get(order.id)?.paise ?? 0);
    return due && due.paise > 0 ? [[order.id, due] as const] : [];
  });
  return new Map(owed);
}

/**
 * Of an order that is cancelled or came back, everything that is left, whichever way it was paid; without a reason it was cancelled
 * long ago. Otherwise the packs that were taken out, if they were paid by hand, and those that were sent back; of an order that is paid
 * in part, what came beyond what it costs now.
 */
function dueOf(
  order: Order,
  money: OrderMoney,
  takenOutPaise: number,
  sentBackPaise: number,
): { paise: number; cause: Cause } | null {
  const isPaid = isPaidStatus(order.paymentStatus);
  if ((!isPaid && order.partPaidAt === null) || order.keptAt !== null || order.source === "import")
    return null;
  if (order.status === "cancel")
    return order.cancelReason === null
      ? null
      : {
          paise: money.leftPaise,
          cause: order.cancelReason === "returned" ? "came back" : "cancelled",
        };
  if (!isPaid) {
    const paise = money.leftPaise - (order.totalPaise - sentBackPaise);
    return { paise, cause: sentBackPaise > 0 ? "sent back" : "taken out" };
  }
  const byHandPaise = money.payment === null ? takenOutPaise : 0;
  return {
    paise: Math.min(byHandPaise + sentBackPaise, money.left.goodsPaise),
    cause: byHandPaise > 0 ? "taken out" : "sent back",
  };
}

/** What is left of the money of an order that is paid or paid in part, in paise: `leftPaise` of `moneyOf`, for conditions. */
const left = sql`(
  coalesce(
    case when part_paid_at is not null then
      coalesce((select sum(m.amount_paise) from money_received m where m.order_id = orders.id), 0) end,
    (select p.amount_paise from payments p where p.paid_order_id = orders.id), orders.total_paise)
  - max(
    coalesce((select sum(r.amount_paise) from refunds r where r.order_id = orders.id and r.status <> 'failed'
      and ${sql.raw(refundCounts("orders.id"))}), 0),
    coalesce((select p.amount_refunded_paise from payments p where p.paid_order_id = orders.id), 0))
  - ${disputedOfPayment(sql`coalesce((select p.id from payments p where p.paid_order_id = orders.id),
      (select m.payment_id from money_received m where m.order_id = orders.id and m.payment_id is not null))`)})`;

/** Cancelled, or come back, with money left. With `isListed` beside it SQLite would read all orders ever cancelled. */
const isOwedBack = sql`${isCancelledPaid} and ${left} > 0`;

/** The ids of all orders whose money is to be given back. */
export const idsToGiveBack = sql`select id from orders where ${isOwedBack}`;

/** How many orders' money is to be given back, how much it is (paise), and the first `shown` of them by when it was paid. */
export function toGiveBack(shown: number): { total: number; paise: number; orders: ToGiveBack[] } {
  const sums = db
    .select({ total: sql<number>`count(*)`, paise: sql<number>`coalesce(sum(${left}), 0)` })
    .from(orders)
    .where(isOwedBack)
    .get() ?? { total: 0, paise: 0 };
  const others = othersToGiveBack();
  const cancelled = db
    .select()
    .from(orders)
    .where(isOwedBack)
    .orderBy(orders.createdAt)
    .limit(shown)
    .all();
  const found = [...cancelled, ...others.orders].slice(0, shown);
  const due = toGiveBackOf(found, moneyOf(found));
  const since = cancelledAt(found.map(({ id }) => id));
  return {
    total: sums.total + others.orders.length,
    paise: sums.paise + others.paise,
    orders: found
      .flatMap((order) => {
        const owed = due.get(order.id);
        const { number, buyerName: buyer } = order;
        return owed
          ? [{ number, buyer, ...owed, since: since.get(order.id) ?? order.updatedAt }]
          : [];
      })
      .toSorted((one, other) => one.since - other.since),
  };
}

/** Orders that go on, of which packs were taken out or sent back. */
export function othersToGiveBack(): { orders: Order[]; paise: number } {
  const ids = [...new Set([...ordersWithTakenOut(), ...ordersSentBack()])];
  if (ids.length === 0) return { orders: [], paise: 0 };
  const found = db
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.id, sql`(select value from json_each(${JSON.stringify(ids)}))`),
        sql`(${orders.paymentStatus} in ('paid', 'part_refunded') or ${orders.partPaidAt} is not null) and ${orders.status} <> 'cancel' and ${orders.keptAt} is null`,
      ),
    )
    .orderBy(orders.createdAt)
    .all();
  const due = toGiveBackOf(found, moneyOf(found));
  return {
    orders: found.filter(({ id }) => due.has(id)),
    paise: [...due.values()].reduce((sum, { paise }) => sum + paise, 0),
  };
}

/** When these orders were cancelled or packs left them for good, the last time (UTC ms), by order id. */
function cancelledAt(ids: string[]): Map<string, number> {
  const found = db
    .select({ id: orderEvents.orderId, at: max(orderEvents.createdAt) })
    .from(orderEvents)
    .where(
      and(
        inArray(orderEvents.orderId, ids),
        sql`(${like(orderEvents.detail, "%→ cancel")} and ${eq(orderEvents.kind, "status")}
          or ${inArray(orderEvents.kind, ["taken-out", "returned"])})`,
      ),
    )
    .groupBy(orderEvents.orderId)
    .all();
  return new Map(found.flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const])));
}
