import type { Actor } from "~/upkeep/audit/record.server";
import type { Reader, Writer } from "~/base/db/connection.server";
import { db } from "~/base/db/connection.server";
import { isPaidStatus } from "~/base/db/statuses";
import { isAdvanced } from "~/sales/orders/money/advanced";
import type { Order } from "~/sales/orders/order.server";
import { onlinePaise } from "../advance/advance";
import { markOrderPaid } from "../mark-order-paid.server";
import { isCartPaid } from "../payable.server";
import { takeAdvance } from "../take-advance.server";
import type { Reviewed } from "./close-review.server";
import { copyOf, orderApart, orderOfWanted, reopened } from "./order-for-payment.server";
import { submittedGoods } from "./submitted-goods.server";

/**
 * How a payment in review can still become a paid order. `accept`: its own order; `again`: a second order of the same goods,
 * if its order is paid; `wanted`: the list the API client submitted, at current prices.
 */
type Way = { way: "accept" | "again" | "wanted"; totalPaise: number; goods: string };

const impossible = (obstacle: string) => ({ way: null, obstacle });

/** The way for this payment, or why no order can be made of it, as a sentence. */
export function wayFor(
  { payment, paymentOrder, order }: Reviewed,
  from: Reader = db,
): { way: Way; obstacle: null } | { way: null; obstacle: string } {
  if (payment.currency !== "INR") return impossible("It was not paid in rupees.");
  if (payment.status !== "captured" || payment.amountRefundedPaise > 0)
    return impossible("Its money, or a part of it, went back.");
  if (order && isAdvanced(order))
    return impossible(
      `The advance of ${order.number} has come, and its rest is paid on delivery: refund this payment.`,
    );
  if (order && order.partPaidAt !== null)
    return impossible(
      `A part of the money of ${order.number} came before. Give that part back first, or refund this payment.`,
    );
  if (order) {
    const way = isPaidStatus(order.paymentStatus) ? "again" : "accept";
    const totalPaise = way === "accept" ? onlinePaise(order) : order.totalPaise;
    return { way: { way, totalPaise, goods: order.number }, obstacle: null };
  }
  if (!paymentOrder?.userId) return impossible("Nobody knows whose money it is.");
  const { totalPaise, words, obstacle } = submittedGoods(paymentOrder.wanted, from);
  if (obstacle !== null) return impossible(obstacle);
  return { way: { way: "wanted", totalPaise, goods: words ?? "" }, obstacle: null };
}

/** Makes the order and marks it paid. The caller checks the way and closes the review. Null: no order can be made. */
export function makeOrder(
  tx: Writer,
  reviewed: Reviewed,
  { way }: Way,
  actor: Actor,
): Order | null {
  const order = orderBy(tx, reviewed, way, actor);
  if (!order) return null;
  const { id: paymentId, amountPaise } = reviewed.payment;
  const by = `${paymentId} after review`;
  if (order.advancePaise === null || amountPaise >= order.totalPaise)
    markOrderPaid(tx, order, { actor: actor.id, by, paymentId });
  else takeAdvance(tx, order, reviewed.payment, { actor: actor.id, by });
  return order;
}

function orderBy(tx: Writer, reviewed: Reviewed, way: Way["way"], actor: Actor): Order | null {
  const { order, paymentOrder } = reviewed;
  switch (way) {
    case "accept":
      if (!order) return null;
      return orderApart(tx, reopened(tx, order, actor), isCartPaid(order, tx));
    case "again":
      return order && copyOf(tx, order, actor.id);
    case "wanted":
      return orderOfWanted(tx, reviewed, submittedGoods(paymentOrder?.wanted ?? null, tx));
  }
}
