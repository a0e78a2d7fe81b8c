import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { db, type Writer, write } from "~/db/connection.server";
import { paymentOrders, payments } from "~/db/schema";
import type { ReviewReason } from "~/db/statuses";
import { day, minute } from "~/lib/time";
import { isStale, storedPayment, storePayment } from "./payment-row.server";
import type { ProviderPayment } from "./provider.server";
import { openReview } from "./review/open-review.server";
import { soldFor, storedList } from "./submitted-list.server";

/** How long (ms) a client of the API may take to send the order for a payment that was made. */
const orderComesWithin = 15 * minute;
/** Payment orders older than this (ms) are not gone through every minute. */
const goneThroughFor = 30 * day;

/**
 * Keeps a captured payment that belongs to no order, for a person to look at: one made for an order that was never sent, or
 * one that the shop did not ask for (another system on the same account too: better looked at once too often than money that
 * nobody knows of). False when that was done before or it has an order: `settlePayment` is for those.
 */
export function holdUnmatchedPayment(tx: Writer, payment: ProviderPayment): boolean {
  const asked = tx
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.id, payment.order_id ?? ""))
    .get();
  if (asked?.orderId || payment.status !== "captured") return false;
  const known = storedPayment(tx, payment.id);
  if (known?.review || isStale(known, payment)) return false;

  storePayment(tx, { ...payment, order_id: asked?.id ?? null });
  openReview(tx, payment, whyOrderless(tx, asked?.wanted ?? null, payment.amount), null);
  return true;
}

/** Why there is no order: none was sent, or what was sent could not be made one while the provider did not answer. */
function whyOrderless(tx: Writer, wanted: string | null, paidPaise: number): ReviewReason {
  if (wanted === null) return "no order";
  return soldFor(tx, storedList(wanted), paidPaise).problem ?? "cart does not fit";
}

/** Whether a payment is so old that the order it was made for would have been sent. One without a time is. */
export function isLate({ created_at }: ProviderPayment, now: number): boolean {
  return now - (created_at ?? 0) * 1000 >= orderComesWithin;
}

/** Puts payments up for review that were kept for an order which did not come in time. Gives how many. */
export async function reviewOverdue(now: number): Promise<number> {
  const overdue = and(
    eq(payments.status, "captured"),
    isNull(payments.review),
    lte(payments.createdAt, now - orderComesWithin),
    isNull(paymentOrders.orderId),
    gt(paymentOrders.createdAt, now - goneThroughFor),
  );
  const find = (from: Pick<Writer, "select">) =>
    from
      .select({
        id: payments.id,
        amountPaise: payments.amountPaise,
        wanted: paymentOrders.wanted,
      })
      .from(paymentOrders)
      .innerJoin(payments, eq(payments.paymentOrderId, paymentOrders.id))
      .where(overdue)
      .all();
  if (find(db).length === 0) return 0;
  return write((tx) => {
    const found = find(tx);
    for (const { id, amountPaise, wanted } of found)
      openReview(tx, { id }, whyOrderless(tx, wanted, amountPaise), null);
    return found.length;
  });
}
