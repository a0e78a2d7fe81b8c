import { and, inArray } from "drizzle-orm";
import { db, write } from "~/base/db/connection.server";
import { payments } from "~/base/db/schema";
import { day, second } from "~/base/lib/time";
import { isLate, holdUnmatchedPayment } from "./unmatched-payment.server";
import { isStale, storePayment } from "../payment-row.server";
import { paymentsAtOnce, paymentsBetween, type ProviderPayment } from "../provider/provider.server";
import { settlePayment } from "../settle.server";

/** How many days a sweep looks back that is not told otherwise. */
export const defaultDays = 3;
/** Of 100 payments each: far more than this shop takes in three days. */
const maxPages = 500;

/** Result of a sweep: payments checked, orders it marked paid, and payments it sent to review. */
type Sweep = { seen: number; paid: number; unmatched: number };

/**
 * Checks all payments the provider took in the last `days`; settles unknown ones or sends them to review. `now`: UTC ms.
 * Throws `ProviderError`.
 */
export async function sweepPayments(now = Date.now(), days = defaultDays): Promise<Sweep> {
  const found: Sweep = { seen: 0, paid: 0, unmatched: 0 };
  // A fixed end for all pages: otherwise new payments would shift the others to the next page.
  const [from, to] = [Math.floor((now - days * day) / second), Math.floor(now / second)];
  for (let page = 0; page < maxPages; page += 1) {
    const list = await paymentsBetween(from, to, page * paymentsAtOnce);
    found.seen += list.length;
    for (const payment of unknownOf(list)) await settleOrHold(payment, found, now);
    await storeRefundedAmounts(list);
    if (list.length < paymentsAtOnce) break;
  }
  return found;
}

/** Captured payments that our rows do not have as captured. */
function unknownOf(list: ProviderPayment[]): ProviderPayment[] {
  const captured = list.filter(({ status }) => status === "captured");
  const ids = captured.map(({ id }) => id);
  const known = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.id, ids), inArray(payments.status, ["captured", "refunded"])))
    .all();
  const isKnown = new Set(known.map(({ id }) => id));
  return captured.filter(({ id }) => !isKnown.has(id));
}

/** Stores refunded amounts that no event reported; the job "refunds" then fetches the refunds. */
async function storeRefundedAmounts(list: ProviderPayment[]): Promise<void> {
  const refunded = list.filter(({ amount_refunded }) => (amount_refunded ?? 0) > 0);
  const known = db
    .select()
    .from(payments)
    .where(
      inArray(
        payments.id,
        refunded.map(({ id }) => id),
      ),
    )
    .all();
  for (const payment of refunded) {
    const row = known.find(({ id }) => id === payment.id);
    if (!row || row.amountRefundedPaise >= (payment.amount_refunded ?? 0)) continue;
    if (!isStale(row, payment))
      await write((tx) => storePayment(tx, { ...payment, order_id: row.paymentOrderId }));
  }
}

async function settleOrHold(payment: ProviderPayment, found: Sweep, now: number): Promise<void> {
  const settled = await settlePayment(payment, "reconcile");
  if (settled === "paid") found.paid += 1;
  // The order of a payment from the API may still arrive.
  const isUnmatched =
    settled === "unknown-order" || (settled === "no-order" && isLate(payment, now));
  if (isUnmatched && (await write((tx) => holdUnmatchedPayment(tx, payment)))) found.unmatched += 1;
}
