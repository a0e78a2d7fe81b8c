import { createHmac } from "node:crypto";

/** The callback's `razorpay_signature`: hex HMAC-SHA256 of `order_id|payment_id` under the key secret. */
export function paymentSignature(orderId: string, paymentId: string, keySecret: string): string {
  return createHmac("sha256", keySecret).update(`${orderId}|${paymentId}`).digest("hex");
}

/** A webhook's `X-Razorpay-Signature`: hex HMAC-SHA256 of the body as sent, under the webhook's own secret. */
export function webhookSignature(body: string, webhookSecret: string): string {
  return createHmac("sha256", webhookSecret).update(body).digest("hex");
}
