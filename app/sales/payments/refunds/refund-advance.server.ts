import { isPaidStatus } from "~/base/db/statuses";
import type { Actor } from "~/upkeep/audit/record.server";
import type { Writer } from "~/base/db/connection.server";
import type { RefundRow } from "~/sales/orders/money/order-money.server";
import type { Order } from "~/sales/orders/order.server";
import { advanceLeft, advanceOf, noteGivenBack } from "../advance/advance-money.server";
import { addRefund, refundOfForm } from "./request-refund.server";

export type Given = {
  amountPaise: number;
  reason: string;
  actor: Actor | "shopper";
  idempotencyKey: string;
};

/**
 * Gives back the advance of an order, or a part of it, the way it came: stores the refund, which `sendRefund` sends.
 * `problem`: why not, as a sentence. `now`: UTC ms.
 */
export function giveBackAdvance(
  tx: Writer,
  order: Order,
  { amountPaise, ...given }: Given,
  now: number,
): { refund: RefundRow; problem?: undefined } | { problem: string } {
  const earlier = refundOfForm(tx, given.idempotencyKey);
  if (earlier) return { refund: earlier };
  const payment = advanceOf(order.id, tx);
  if (!payment || amountPaise > advanceLeft(order, tx))
    return { problem: "So much of this order cannot go back online any more." };
  const what = { kind: "amount", amountPaise } as const;
  const isPaid = isPaidStatus(order.paymentStatus);
  const of = isPaid ? { orderId: order.id } : { paymentId: payment.id };
  const asked = addRefund(tx, of, { what, isOnline: isPaid, ...given }, now);
  if (asked.problem !== undefined) return asked;
  if (asked.isNew)
    noteGivenBack(tx, asked.refund, given.actor === "shopper" ? "shop" : given.actor.id, now);
  return { refund: asked.refund };
}
