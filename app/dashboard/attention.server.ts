import { and, count, desc, eq, isNotNull, isNull, ne, notExists, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { enquiries, isInReview, isListed, orders, paymentOrders, payments } from "~/db/schema";
import { moneyOf, owedByHandPaise } from "~/orders/order-money.server";

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

/** Cancelled orders that were paid by hand, oldest first, and are still to be given back by hand. */
export function owedByHand() {
  const found = db
    .select()
    .from(orders)
    .where(
      and(
        isListed,
        eq(orders.status, "cancel"),
        sql`${orders.paymentStatus} in ('paid', 'part_refunded')`,
        isNotNull(orders.cancelReason),
        ne(orders.source, "import"),
        notExists(
          db.select({ id: payments.id }).from(payments).where(eq(payments.paidOrderId, orders.id)),
        ),
      ),
    )
    .orderBy(orders.createdAt)
    .all();
  const monies = moneyOf(found);
  return found
    .filter((order) => {
      const money = monies.get(order.id);
      return money && owedByHandPaise(order, money) > 0;
    })
    .slice(0, shown)
    .map(({ number, buyerName }) => ({ number, buyer: buyerName }));
}

export type OpenMatters = ReturnType<typeof openMatters>;
