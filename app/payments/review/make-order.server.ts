import type { Actor } from "~/audit/record.server";
import type { Reader, Writer } from "~/db/connection.server";
import { db } from "~/db/connection.server";
import { isPaidStatus } from "~/db/statuses";
import type { Order } from "~/orders/order.server";
import { markOrderPaid } from "../mark-order-paid.server";
import { isCartPaid } from "../payable.server";
import type { Reviewed } from "./close-review.server";
import { copyOf, orderApart, orderOfWanted, reopened } from "./order-for-payment.server";
import { submittedGoods } from "./submitted-goods.server";

/**
 * How a payment in review can still become a paid order. `accept`: the order it came for; `again`: the same goods once
 * more, for that order is paid; `wanted`: what the API's client said it wants, at today's prices.
 */
export type Way = { way: "accept" | "again" | "wanted"; totalPaise: number; goods: string };

const no = (obstacle: string) => ({ way: null, obstacle });

/** The way for this payment; or why no order can be made of it, as a sentence. */
export function wayFor(
  { payment, asked, order }: Reviewed,
  from: Reader = db,
): { way: Way; obstacle: null } | { way: null; obstacle: string } {
  if (payment.currency !== "INR") return no("It was not paid in rupees.");
  if (payment.status !== "captured" || payment.amountRefundedPaise > 0)
    return no("Its money, or a part of it, went back.");
  if (order) {
    const way = isPaidStatus(order.paymentStatus) ? "again" : "accept";
    return { way: { way, totalPaise: order.totalPaise, goods: order.number }, obstacle: null };
  }
  if (!asked?.userId) return no("Nobody knows whose money it is.");
  const { totalPaise, words, obstacle } = submittedGoods(asked.wanted, from);
  if (obstacle !== null) return no(obstacle);
  return { way: { way: "wanted", totalPaise, goods: words ?? "" }, obstacle: null };
}

/** Makes the order, paid by this payment. The caller has looked up the way and closes the review. */
export function makeOrder(
  tx: Writer,
  reviewed: Reviewed,
  { way }: Way,
  actor: Actor,
): Order | null {
  const order = orderBy(tx, reviewed, way, actor);
  if (!order) return null;
  const { id: paymentId } = reviewed.payment;
  markOrderPaid(tx, order, { actor: actor.id, by: `${paymentId} after review`, paymentId });
  return order;
}

function orderBy(tx: Writer, reviewed: Reviewed, way: Way["way"], actor: Actor): Order | null {
  const { order, asked } = reviewed;
  switch (way) {
    case "accept":
      if (!order) return null;
      return orderApart(tx, reopened(tx, order, actor.id), isCartPaid(order, tx));
    case "again":
      return order && copyOf(tx, order, actor.id);
    case "wanted":
      return orderOfWanted(tx, reviewed, submittedGoods(asked?.wanted ?? null, tx));
  }
}
