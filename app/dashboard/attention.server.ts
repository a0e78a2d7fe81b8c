import { count, desc, eq, isNull } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { enquiries, isInReview, orders, paymentOrders, payments } from "~/db/schema";

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

export type OpenMatters = ReturnType<typeof openMatters>;
