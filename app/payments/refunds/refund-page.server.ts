import { eq } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { orders } from "~/db/schema";
import { newId } from "~/lib/ids.server";
import { moneyOf } from "~/orders/order-money.server";
import { fieldsOf, wishIn } from "./refund-form";
import { amountOf } from "./refund-wish";
import { refundable } from "./refundable.server";
import { notYetRefunded } from "./refunded-lines";

/**
 * What the refund page of an order shows: what was paid and went back, what can be chosen, and once the address holds a
 * choice, what it comes to, to be confirmed. Null when there is no such order.
 */
export function refundPage(number: string, query: URLSearchParams) {
  const order = db.select().from(orders).where(eq(orders.number, number)).get();
  const money = order && moneyOf([order]).get(order.id);
  if (!order || !money) return null;
  const found = refundable({ orderId: order.id }, db);
  const bought = found ? notYetRefunded(found.lines, found.earlier) : [];
  return {
    number,
    needsReview: money.needsReview,
    payment: money.payment && { id: money.payment.id, method: money.payment.method },
    paidAt: order.paidAt,
    paidPaise: money.paidPaise,
    refundedPaise: money.refundedPaise,
    leftPaise: money.leftPaise,
    refunds: money.refunds,
    lines: bought.map(({ position, name, unitPricePaise, quantity }) => ({
      position,
      name,
      unitPricePaise,
      quantity,
    })),
    choice: choiceIn(query, { bought, leftPaise: money.leftPaise, byHand: !money.payment }),
    key: newId(),
  };
}

export type RefundPage = NonNullable<ReturnType<typeof refundPage>>;

/**
 * The choice in the address: its fields and what it comes to, or why it cannot be and beside which choice to say so; null when
 * nothing is chosen.
 */
function choiceIn(query: URLSearchParams, what: Parameters<typeof amountOf>[1]) {
  const chosen = wishIn(query);
  if (!chosen) return null;
  if (!chosen.wish) return { problem: chosen.problem, place: chosen.place };
  const amount = amountOf(chosen.wish, what);
  if (amount.problem !== undefined) return { problem: amount.problem, place: chosen.wish.kind };
  return { fields: fieldsOf(chosen.wish), amountPaise: amount.amountPaise };
}
