import {
  and,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  type SQL,
  sql,
} from "drizzle-orm";
import { db } from "~/db/connection.server";
import { enquiries, isInReview, isListed, orders, paymentOrders, payments } from "~/db/schema";
import { moneyOf, owedByHandPaise } from "~/orders/order-money.server";
import { ordersWithTakenOut, takenOutOwed } from "~/orders/taken-out.server";

const shown = 10;

/** What needs an admin: the number of unanswered enquiries, and the payments in review with the newest of them. */
export function openMatters() {
  const unanswered = db
    .select({ total: count() })
    .from(enquiries)
    .where(isNull(enquiries.answeredAt))
    .get();
  const counted = db.select({ total: count() }).from(payments).where(isInReview).get();
  const reviews = db
    .select({
      id: payments.id,
      amountPaise: payments.amountPaise,
      currency: payments.currency,
      reason: payments.review,
      number: orders.number,
    })
    .from(payments)
    .leftJoin(paymentOrders, eq(paymentOrders.id, payments.paymentOrderId))
    .leftJoin(orders, eq(orders.id, paymentOrders.orderId))
    .where(isInReview)
    .orderBy(desc(payments.createdAt))
    .limit(shown)
    .all();
  return {
    enquiries: unanswered?.total ?? 0,
    payments: { total: counted?.total ?? 0, newest: reviews },
  };
}

/** Orders that were paid by hand, oldest first, and whose money is to be given back by hand: cancelled, or with packs taken out. */
export function owedByHand() {
  const takenOut = ordersWithTakenOut();
  const found = [
    ...paidByHand(and(eq(orders.status, "cancel"), isNotNull(orders.cancelReason))),
    ...paidByHand(and(inArray(orders.id, takenOut), ne(orders.status, "cancel"))),
  ].toSorted((one, other) => one.createdAt - other.createdAt);
  const monies = moneyOf(found);
  const owed = takenOutOwed(takenOut);
  return found
    .filter((order) => {
      const money = monies.get(order.id);
      return money && owedByHandPaise(order, money, owed.get(order.id)?.paise) > 0;
    })
    .slice(0, shown)
    .map(({ number, buyerName }) => ({ number, buyer: buyerName }));
}

const paidByHand = (condition: SQL | undefined) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        isListed,
        condition,
        sql`${orders.paymentStatus} in ('paid', 'part_refunded')`,
        ne(orders.source, "import"),
        notExists(
          db.select({ id: payments.id }).from(payments).where(eq(payments.paidOrderId, orders.id)),
        ),
      ),
    )
    .all();

export type OpenMatters = ReturnType<typeof openMatters>;
