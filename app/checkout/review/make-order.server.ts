import type { Actor } from "~/audit/record.server";
import type { Reader, Writer } from "~/db/connection.server";
import { db } from "~/db/connection.server";
import { isPaidStatus } from "~/db/statuses";
import type { Order } from "~/orders/orders.server";
import { becomePaid } from "../become-paid.server";
import { isCartPaid } from "../payable.server";
import type { Reviewed } from "./close-review.server";
import { copyOf, orderApart, orderOfWanted, reopened } from "./order-for-payment.server";
import { wantedGoods } from "./wanted-goods.server";

/**
 * How a payment in review can still become a paid order. `accept`: the order it came for; `again`: the same goods once
 * more, for that order is paid; `wanted`: what the API's client said it wants, at today's prices.
 */
export type Way = { way: "accept" | "again" | "wanted"; totalPaise: number; goods: string };

/** The way for this payment; null when no order can be made of it: foreign money, nothing known, partly given back. */
export async function wayFor(
  { payment, asked, order }: Reviewed,
  from: Reader = db,
): Promise<Way | null> {
  const isWhole = payment.status === "captured" && payment.amountRefundedPaise === 0;
  if (payment.currency !== "INR" || !isWhole) return null;
  if (order) {
    const way = isPaidStatus(order.paymentStatus) ? "again" : "accept";
    return { way, totalPaise: order.totalPaise, goods: order.number };
  }
  if (!asked?.userId) return null;
  const { lines, totalPaise, words } = await wantedGoods(asked.wanted, from);
  return lines.length > 0 && words ? { way: "wanted", totalPaise, goods: words } : null;
}

/** Makes the order, paid by this payment. The caller has looked up the way and closes the review. */
export async function makeOrder(
  tx: Writer,
  reviewed: Reviewed,
  { way }: Way,
  actor: Actor,
): Promise<Order | null> {
  const order = await orderBy(tx, reviewed, way, actor);
  if (!order) return null;
  const { id: paymentId } = reviewed.payment;
  await becomePaid(tx, order, { actor: actor.id, by: `${paymentId} after review`, paymentId });
  return order;
}

async function orderBy(
  tx: Writer,
  reviewed: Reviewed,
  way: Way["way"],
  actor: Actor,
): Promise<Order | null> {
  const { order, asked } = reviewed;
  switch (way) {
    case "accept":
      if (!order) return null;
      return orderApart(tx, await reopened(tx, order, actor.id), await isCartPaid(order, tx));
    case "again":
      return order && copyOf(tx, order, actor.id);
    case "wanted":
      return orderOfWanted(tx, reviewed, await wantedGoods(asked?.wanted ?? null, tx));
  }
}
