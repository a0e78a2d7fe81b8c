import { eq, sql } from "drizzle-orm";
import { db, type Reader, type Writer, write } from "~/base/db/connection.server";
import { paymentOrders } from "~/base/db/schema";
import type { ReviewReason } from "~/base/db/statuses";
import { day, minute } from "~/base/lib/time";
import { isStale, storedPayment, storePayment } from "../payment-row.server";
import type { ProviderPayment } from "../provider/provider.server";
import { openReview } from "../held/open-review.server";
import { soldFor, storedList } from "../submitted-list.server";

/** How long (ms) after a payment an API client may take to submit its order. */
const orderDeadline = 15 * minute;
/** Older payment orders (ms) are not checked every minute. */
const checkedFor = 30 * day;

/**
 * Stores a captured payment without an order and opens its review: its order was never submitted, or the shop did not
 * request it (including payments of other systems on the same account, so that no money goes unnoticed). False if it is in
 * review already or has an order, which is for `settlePayment`.
 */
export function holdUnmatchedPayment(tx: Writer, payment: ProviderPayment): boolean {
  const paymentOrder = tx
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.id, payment.order_id ?? ""))
    .get();
  if (paymentOrder?.orderId || payment.status !== "captured") return false;
  const stored = storedPayment(tx, payment.id);
  if (stored?.review || isStale(stored, payment)) return false;

  storePayment(tx, { ...payment, order_id: paymentOrder?.id ?? null });
  openReview(tx, payment, reasonFor(tx, paymentOrder?.wanted ?? null, payment.amount), null);
  return true;
}

/** Why there is no order: none was submitted, or the submitted one was not placed. */
function reasonFor(tx: Writer, wanted: string | null, paidPaise: number): ReviewReason {
  if (wanted === null) return "no order";
  return soldFor(tx, storedList(wanted), paidPaise).problem ?? "cart does not fit";
}

/** Whether the deadline for submitting a payment's order has passed at `now` (UTC ms). True without a time. */
export function isLate({ created_at }: ProviderPayment, now: number): boolean {
  return now - (created_at ?? 0) * 1000 >= orderDeadline;
}

/** Opens reviews for stored payments whose order did not arrive in time at `now` (UTC ms). Returns how many. */
export async function reviewOverdue(now: number): Promise<number> {
  // By itself SQLite reads every captured payment: 0.7 s among 1,000,000.
  const find = (from: Reader) =>
    from.all<{ id: string; amountPaise: number; wanted: string | null }>(sql`
      select paid.id, paid.amount_paise as "amountPaise", asked.wanted
      from payment_orders asked indexed by payment_orders_without_order
        cross join payments paid on paid.payment_order_id = asked.id
      where asked.order_id is null and asked.created_at > ${now - checkedFor}
        and paid.status = 'captured' and paid.review is null
        and paid.created_at <= ${now - orderDeadline}`);
  if (find(db).length === 0) return 0;
  return write((tx) => {
    const found = find(tx);
    for (const { id, amountPaise, wanted } of found)
      openReview(tx, { id }, reasonFor(tx, wanted, amountPaise), null);
    return found.length;
  });
}
