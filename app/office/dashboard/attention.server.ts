import { count, desc, eq } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isInReview, orders, paymentOrders, payments } from "~/base/db/schema";
import { unansweredEnquiries } from "~/sales/enquiries/enquiries.server";

const shown = 10;

/** What needs an admin: the number of unanswered enquiries, and the payments in review with the newest of them. */
export function openMatters() {
  return {
    enquiries: unansweredEnquiries(),
    payments: { total: inReview(), newest: newestInReview() },
  };
}

const inReview = (): number =>
  db.select({ total: count() }).from(payments).where(isInReview).get()?.total ?? 0;
const newestInReview = () =>
  db
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

export type OpenMatters = ReturnType<typeof openMatters>;
