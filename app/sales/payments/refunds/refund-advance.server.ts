import type { Actor } from "~/upkeep/audit/record.server";
import { type Writer, write } from "~/base/db/connection.server";
import type { RefundRow } from "~/sales/orders/money/order-money.server";
import { type Order, orderById } from "~/sales/orders/order.server";
import { advanceLeft, advanceOf, noteGivenBack } from "../advance/advance-money.server";
import { addRefund } from "./request-refund.server";
import { sendRefund } from "./send-refund.server";

type Given = { amountPaise: number; reason: string; actor: Actor | "shopper"; formKey: string };

/**
 * Gives back the advance of an order that is not paid, or a part of it, the way it came: stores the refund, which `sendRefund` sends.
 * `problem`: why not, as a sentence. `now`: UTC ms.
 */
export function giveBackAdvance(
  tx: Writer,
  order: Order,
  { amountPaise, ...given }: Given,
  now: number,
): { refund: RefundRow; problem?: undefined } | { problem: string } {
  const payment = advanceOf(order.id, tx);
  if (!payment || amountPaise > advanceLeft(order, tx))
    return { problem: "So much of this order cannot go back online any more." };
  const what = { kind: "amount", amountPaise } as const;
  const asked = addRefund(tx, { paymentId: payment.id }, { what, ...given }, now);
  if (asked.problem !== undefined) return asked;
  if (asked.isNew)
    noteGivenBack(tx, asked.refund, given.actor === "shopper" ? "shop" : given.actor.id, now);
  return { refund: asked.refund };
}

/** `giveBackAdvance`, and sends it. */
export async function refundAdvance(orderId: string, given: Given, now = Date.now()) {
  const asked = await write((tx) => {
    const order = orderById(orderId, tx);
    return order ? giveBackAdvance(tx, order, given, now) : { problem: "There is no such order." };
  });
  if (asked.problem !== undefined) return { problem: asked.problem };
  return { refund: (await sendRefund(asked.refund.id)) ?? asked.refund };
}
