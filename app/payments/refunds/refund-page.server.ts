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
 * Data of an order's refund page: what was paid and refunded, the choices, and, if the query string holds a choice, its
 * amount (paise) to confirm. Null if the order is not found.
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
 * The choice in the query string: its fields and amount (paise), or the problem and the choice it belongs to; null if
 * nothing is chosen.
 */
function choiceIn(query: URLSearchParams, limits: Parameters<typeof amountOf>[1]) {
  const chosen = wishIn(query);
  if (!chosen) return null;
  if (!chosen.wish) return { problem: chosen.problem, place: chosen.place };
  const amount = amountOf(chosen.wish, limits);
  if (amount.problem !== undefined) return { problem: amount.problem, place: chosen.wish.kind };
  return { fields: fieldsOf(chosen.wish), amountPaise: amount.amountPaise };
}
