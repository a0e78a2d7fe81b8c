import { and, count, desc, eq, inArray, ne, notExists, type SQL, sql } from "drizzle-orm";
import { db, type Reader } from "~/db/connection.server";
import { listed, prepared } from "~/db/prepared.server";
import { isCancelledPaid, isInReview, orders, paymentOrders, payments } from "~/db/schema";
import { unansweredEnquiries } from "~/enquiries/enquiries.server";
import { moneyOf, owedByHandPaise } from "~/orders/money/order-money.server";
import { ordersWithTakenOut, takenOutOwed } from "~/orders/taken-out.server";

const shown = 10;

/** What needs an admin: the number of unanswered enquiries, and the payments in review with the newest of them. */
export function openMatters() {
  return {
    enquiries: unansweredEnquiries(),
    payments: { total: inReview(db).get()?.total ?? 0, newest: newestInReview(db).all() },
  };
}

const inReview = prepared((from) =>
  from.select({ total: count() }).from(payments).where(isInReview).prepare(),
);
const newestInReview = prepared((from) =>
  from
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
    .prepare(),
);

/** Orders that were paid by hand, oldest first, and whose money is to be given back by hand: cancelled, or with packs taken out. */
export function owedByHand() {
  const takenOut = ordersWithTakenOut();
  const found = [
    ...cancelledByHand(db).all(),
    ...(takenOut.length > 0 ? openByHand(db).all({ ids: JSON.stringify(takenOut) }) : []),
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

const paidByHand = (from: Reader, condition: SQL | undefined) =>
  from
    .select()
    .from(orders)
    .where(
      and(
        condition,
        ne(orders.source, "import"),
        notExists(
          from
            .select({ id: payments.id })
            .from(payments)
            .where(eq(payments.paidOrderId, orders.id)),
        ),
      ),
    )
    .prepare();

// With `isListed` beside it SQLite would take the index of that and read all orders ever cancelled.
const cancelledByHand = prepared((from) => paidByHand(from, isCancelledPaid));
const openByHand = prepared((from) =>
  paidByHand(
    from,
    and(
      inArray(orders.id, listed("ids")),
      sql`${orders.paymentStatus} in ('paid', 'part_refunded')`,
      ne(orders.status, "cancel"),
    ),
  ),
);

export type OpenMatters = ReturnType<typeof openMatters>;
