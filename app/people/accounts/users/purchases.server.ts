import { and, count, type SQL, sql, sum } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isPaid, orders, refundCounts } from "~/base/db/schema";

/** What paid orders brought in, and what of it was given back (paise). */
type Purchases = { paidOrders: number; paidPaise: number; refundedPaise: number };

export const noPurchases: Purchases = { paidOrders: 0, paidPaise: 0, refundedPaise: 0 };

/** The payment that counts for an order; paid by hand it is the order's total. */
const paid = sql`coalesce((select p.amount_paise from payments p where p.paid_order_id = "orders"."id"), "orders"."total_paise")`;
/** Refunds of that payment which the provider accepted, or that were given by hand. */
const refunded = sql`coalesce((select sum(r.amount_paise) from refunds r
  where r.order_id = "orders"."id" and r.status in ('pending', 'processed')
    and ${sql.raw(refundCounts('"orders"."id"'))}), 0)`;

/** The purchases in the orders of this condition, by account; those of guests stand under null. */
export function purchasesIn(condition: SQL | undefined): Map<string | null, Purchases> {
  const rows = db
    .select({
      userId: orders.userId,
      paidOrders: count(),
      paidPaise: sum(paid).mapWith(Number),
      refundedPaise: sum(refunded).mapWith(Number),
    })
    .from(orders)
    .where(and(condition, isPaid))
    .groupBy(orders.userId)
    .all();
  return new Map(rows.map(({ userId, ...purchases }) => [userId, purchases]));
}
