import { write } from "~/base/db/connection.server";
import { settings } from "~/base/lib/env/settings.server";
import { recordEvent } from "~/sales/orders/events.server";
import { orderByToken } from "~/sales/orders/order.server";
import type { Order } from "~/sales/orders/order.server";
import { successFields, failureFields } from "../forms";
import { paymentOrderOf } from "../payment-order.server";
import { ProviderError, providerPaymentOf } from "../provider/provider.server";
import { lookAtPayments } from "./reconcile.server";
import { awaitPayment, settlePayment } from "../settle.server";
import { isSignedPayment } from "../provider/signature.server";

type CallbackResult = "paid" | "pending" | "failed" | "forged" | "nothing";

/**
 * Handles what the provider's page posted back for this order; the poster is not trusted. Success counts only with the
 * provider's signature over our stored order id. Failure fields are unsigned, so this asks the provider.
 */
export async function receiveCallback(
  order: Order,
  fields: Record<string, unknown>,
): Promise<CallbackResult> {
  // Without keys (removed during a payment) nothing can be verified.
  if (settings.payments === "off") return "nothing";
  const success = successFields.safeParse(fields);
  if (success.success)
    return receiveSuccess(order, success.data.razorpay_payment_id, success.data.razorpay_signature);
  if (failureFields.safeParse(fields).success) {
    await lookAtPayments(order.id);
    return isPaidNow(order) ? "paid" : "failed";
  }
  return "razorpay_payment_id" in fields ? forged(order) : "nothing";
}

async function receiveSuccess(
  order: Order,
  paymentId: string,
  signature: string,
): Promise<CallbackResult> {
  const paymentOrder = paymentOrderOf(order.id);
  if (!paymentOrder || !isSignedPayment(paymentOrder.id, paymentId, signature))
    return forged(order);

  try {
    const payment = await providerPaymentOf(paymentId);
    // The signature ties the payment to this order; the answer must agree.
    if (payment.order_id !== paymentOrder.id) return forged(order);
    const settled = await settlePayment(payment, "callback");
    if (settled === "pending") await awaitPayment(order.id, paymentId);
    return settled === "paid" ? "paid" : settled === "failed" ? "failed" : "pending";
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    await awaitPayment(order.id, paymentId);
    return "pending";
  }
}

function isPaidNow({ token }: Order): boolean {
  return orderByToken(token)?.paymentStatus === "paid";
}

/** Records a callback with a wrong signature in the order's history; changes nothing else. */
async function forged(order: Order): Promise<"forged"> {
  await write((tx) => recordEvent(tx, order.id, "shop", "forged-callback"));
  return "forged";
}
