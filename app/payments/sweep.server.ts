import { and, inArray } from "drizzle-orm";
import { db, write } from "~/db/connection.server";
import { payments } from "~/db/schema";
import { day, second } from "~/lib/time";
import { isLate, holdUnmatchedPayment } from "./unmatched-payment.server";
import { isStale, storePayment } from "./payment-row.server";
import { paymentsAtOnce, paymentsBetween, type ProviderPayment } from "./provider.server";
import { settlePayment } from "./settle.server";

const daysBack = 3;
/** A hundred payments each. More in three days is another kind of shop. */
const mostPages = 500;

/** What a sweep found: payments looked at, orders paid by it, and payments that a person has to look at. */
export type Sweep = { seen: number; paid: number; orderless: number };

/**
 * Goes through everything the provider took in the last three days and brings what no row knows to where it belongs: to its
 * order, or before a person. Throws `ProviderError`.
 */
export async function sweepPayments(now = Date.now()): Promise<Sweep> {
  const found: Sweep = { seen: 0, paid: 0, orderless: 0 };
  // One span for all pages: a payment made meanwhile would push the others on to the next page.
  const [from, to] = [Math.floor((now - daysBack * day) / second), Math.floor(now / second)];
  for (let page = 0; page < mostPages; page += 1) {
    const list = await paymentsBetween(from, to, page * paymentsAtOnce);
    found.seen += list.length;
    for (const payment of unknownOf(list)) await bringHome(payment, found, now);
    await noteGivenBack(list);
    if (list.length < paymentsAtOnce) break;
  }
  return found;
}

/** The captured ones among these that we do not know to be captured. */
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

/** Money that went back without a word to us: written down, and the job for refunds asks what became of it. */
async function noteGivenBack(list: ProviderPayment[]): Promise<void> {
  const given = list.filter(({ amount_refunded }) => (amount_refunded ?? 0) > 0);
  const known = db
    .select()
    .from(payments)
    .where(
      inArray(
        payments.id,
        given.map(({ id }) => id),
      ),
    )
    .all();
  for (const payment of given) {
    const row = known.find(({ id }) => id === payment.id);
    if (!row || row.amountRefundedPaise >= (payment.amount_refunded ?? 0)) continue;
    if (!isStale(row, payment))
      await write((tx) => storePayment(tx, { ...payment, order_id: row.paymentOrderId }));
  }
}

async function bringHome(payment: ProviderPayment, found: Sweep, now: number): Promise<void> {
  const settled = await settlePayment(payment, "reconcile");
  if (settled === "paid") found.paid += 1;
  // Asked for through the API, so its order may still be on the way.
  const isAlone = settled === "unknown-order" || (settled === "no-order" && isLate(payment, now));
  if (isAlone && (await write((tx) => holdUnmatchedPayment(tx, payment)))) found.orderless += 1;
}
