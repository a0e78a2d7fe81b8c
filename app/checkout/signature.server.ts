import { createHmac, timingSafeEqual } from "node:crypto";
import { providerKeys } from "./provider-keys.server";

/**
 * Whether the provider signed that this payment paid this order: HMAC-SHA256 over `order_id|payment_id` with the key
 * secret, hex. `providerOrderId` must come from our own database, never from the request: a signature of a cheap order
 * then does not fit a dear one. False for anything that is not a signature; never throws.
 */
export function isSignedPayment(
  providerOrderId: string,
  paymentId: string,
  signature: unknown,
): boolean {
  if (typeof signature !== "string" || !/^[0-9a-f]{64}$/i.test(signature)) return false;
  const expected = createHmac("sha256", providerKeys().keySecret)
    .update(`${providerOrderId}|${paymentId}`)
    .digest();
  return timingSafeEqual(expected, Buffer.from(signature, "hex"));
}
