import { eq } from "drizzle-orm";
import type { Viewer } from "~/accounts/viewer.server";
import { db, write } from "~/db/connection.server";
import { orders, paymentOrders, payments } from "~/db/schema";
import type { ReviewReason } from "~/db/statuses";
import { newId } from "~/lib/ids.server";
import { holdForReview } from "./hold-for-review.server";
import type { PaymentOrder } from "./payment-order.server";
import {
  capturePayment,
  createProviderOrder,
  inTime,
  ProviderError,
  type ProviderOrder,
  type ProviderPayment,
  providerOrdersFor,
  providerPaymentOf,
} from "./provider.server";
import { awaitPayment, settlePayment } from "./settle.server";
import { isSignedPayment } from "./signature.server";
import { placeSubmittedCart } from "./submitted-cart.server";

/**
 * Asks the provider to collect an amount (paise) for a client of the API, which sends the order afterwards. The client's
 * own receipt need not be unique and so stands in the notes. Throws `ProviderError`.
 */
export async function askForPayment(
  user: Viewer,
  { amountPaise, receipt }: { amountPaise: number; receipt: string },
): Promise<ProviderOrder> {
  const ours = `API-${newId()}`;
  const made = await createOrAdopt(ours, amountPaise, {
    shop_receipt: ours,
    ...(receipt && { receipt }),
  });
  await write((tx) =>
    tx
      .insert(paymentOrders)
      .values({
        id: made.id,
        userId: user.id,
        amountPaise: made.amount,
        currency: made.currency,
        createdAt: Date.now(),
      })
      .run(),
  );
  return made;
}

/** An answer that was lost on its way does not mean that there is no order: nobody else uses this receipt. */
async function createOrAdopt(receipt: string, amountPaise: number, notes: Record<string, string>) {
  try {
    return await createProviderOrder({ amountPaise, receipt, notes });
  } catch (error) {
    if (!(error instanceof ProviderError) || !error.isPassing) throw error;
    const [lost] = await providerOrdersFor(receipt);
    if (!lost) throw error;
    return lost;
  }
}

export type Validated =
  "paid" | "not-yours" | "forged" | "not-complete" | "no-answer" | { review: ReviewReason };

/**
 * What a client of the API says was paid, and for what. The provider's signature over our stored payment order vouches for
 * the payment; then the order is made of `cart` at today's prices, or, when that does not fit, the payment is kept for a
 * person. Idempotent.
 */
export async function validatePayment(
  user: Viewer,
  given: { providerOrderId: string; paymentId: string; signature: string; cart: unknown },
): Promise<Validated> {
  const asked = paymentOrderBy(user, given.providerOrderId);
  if (!asked) return "not-yours";
  if (!isSignedPayment(asked.id, given.paymentId, given.signature)) return "forged";

  const { order, problem } = await placeSubmittedCart(user, asked, given.cart);
  try {
    const payment = await inTime(takenPayment(given.paymentId));
    if (payment.order_id !== asked.id) return "forged";
    const settled = order
      ? await settlePayment(payment, "callback")
      : await holdForReview(payment, problem);
    if (settled === "review") return { review: reasonOf(payment.id) };
    return settled === "paid" ? "paid" : "not-complete";
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // The signature says that it was paid; the reconciler goes on asking.
    if (order) await awaitPayment(order.id);
    return "no-answer";
  }
}

/** What the payment was put up for review for when that was first done. */
function reasonOf(paymentId: string): ReviewReason {
  const found = db
    .select({ review: payments.review })
    .from(payments)
    .where(eq(payments.id, paymentId))
    .get();
  return found?.review ?? "cart does not fit";
}

/** A payment order that this user asked for, here or on the pay page. */
function paymentOrderBy(user: Viewer, id: string): PaymentOrder | null {
  const found = db
    .select({ asked: paymentOrders, buyer: orders.userId })
    .from(paymentOrders)
    .leftJoin(orders, eq(orders.id, paymentOrders.orderId))
    .where(eq(paymentOrders.id, id))
    .get();
  return found && (found.buyer ?? found.asked.userId) === user.id ? found.asked : null;
}

async function takenPayment(paymentId: string): Promise<ProviderPayment> {
  const payment = await providerPaymentOf(paymentId);
  return payment.status === "authorized" ? capturePayment(payment) : payment;
}
