import { eq } from "drizzle-orm";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db, write } from "~/base/db/connection.server";
import { orders, paymentOrders, payments } from "~/base/db/schema";
import type { ReviewReason } from "~/base/db/statuses";
import { newId } from "~/base/lib/ids.server";
import { holdForReview } from "./held/hold-for-review.server";
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
} from "./provider/provider.server";
import { awaitPayment, settlePayment } from "./settle.server";
import { isSignedPayment } from "./provider/signature.server";
import { placeSubmittedCart } from "./submitted-cart.server";

/**
 * Creates the provider's order for an amount (paise) requested by an API client, which submits its cart later. The client's
 * receipt need not be unique, so it goes into the notes. Throws `ProviderError`.
 */
export async function askForPayment(
  user: Viewer,
  { amountPaise, receipt }: { amountPaise: number; receipt: string },
): Promise<ProviderOrder> {
  const ownReceipt = `API-${newId()}`;
  const created = await createOrAdopt(ownReceipt, amountPaise, {
    shop_receipt: ownReceipt,
    ...(receipt && { receipt }),
  });
  if (created.amount !== amountPaise || created.currency !== "INR")
    throw new ProviderError(400, "OTHER_AMOUNT", `${created.amount} ${created.currency}`);
  const { changes } = await write((tx) =>
    tx
      .insert(paymentOrders)
      .values({
        id: created.id,
        userId: user.id,
        amountPaise: created.amount,
        currency: created.currency,
        createdAt: Date.now(),
      })
      .onConflictDoNothing()
      .run(),
  );
  if (changes === 0) throw new ProviderError(400, "KNOWN_ORDER", created.id);
  return created;
}

/** If the answer is lost, the order may exist all the same: look it up by its unique receipt. */
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
 * Turns a payment submitted by an API client into an order. The provider's signature over our stored payment order proves
 * the payment. The order is made of `cart` at current prices; if the amounts differ, the payment goes to review. Idempotent.
 */
export async function validatePayment(
  user: Viewer,
  submitted: { providerOrderId: string; paymentId: string; signature: string; cart: unknown },
): Promise<Validated> {
  const paymentOrder = paymentOrderBy(user, submitted.providerOrderId);
  if (!paymentOrder) return "not-yours";
  if (!isSignedPayment(paymentOrder.id, submitted.paymentId, submitted.signature)) return "forged";

  const { order, problem } = await placeSubmittedCart(user, paymentOrder, submitted.cart);
  try {
    const payment = await inTime(capturedPayment(submitted.paymentId));
    if (payment.order_id !== paymentOrder.id) return "forged";
    const settled = order
      ? await settlePayment(payment, "callback")
      : await holdForReview(payment, problem);
    if (settled === "review") return { review: reasonOf(payment.id) };
    return settled === "paid" ? "paid" : "not-complete";
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // The signature proves the payment; the reconciler keeps checking it.
    if (order) await awaitPayment(order.id, submitted.paymentId);
    return "no-answer";
  }
}

/** The reason of the payment's review. */
function reasonOf(paymentId: string): ReviewReason {
  const found = db
    .select({ review: payments.review })
    .from(payments)
    .where(eq(payments.id, paymentId))
    .get();
  return found?.review ?? "cart does not fit";
}

/** A payment order of this user, from the API or the pay page; null if not found. */
function paymentOrderBy(user: Viewer, id: string): PaymentOrder | null {
  const found = db
    .select({ paymentOrder: paymentOrders, buyer: orders.userId })
    .from(paymentOrders)
    .leftJoin(orders, eq(orders.id, paymentOrders.orderId))
    .where(eq(paymentOrders.id, id))
    .get();
  return found && (found.buyer ?? found.paymentOrder.userId) === user.id
    ? found.paymentOrder
    : null;
}

async function capturedPayment(paymentId: string): Promise<ProviderPayment> {
  const payment = await providerPaymentOf(paymentId);
  return payment.status === "authorized" ? capturePayment(payment) : payment;
}
