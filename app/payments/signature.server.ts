import { createHmac, timingSafeEqual } from "node:crypto";
import { providerKeys, webhookSecrets } from "./provider-keys.server";

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
  return isSigned(`${providerOrderId}|${paymentId}`, signature, providerKeys().keySecret);
}

/**
 * Whether the provider signed this webhook, byte for byte, with the secret of now or the one before. False for anything that
 * is not a signature, and while no secret is set; never throws.
 */
export function isSignedWebhook(body: Uint8Array, signature: unknown): boolean {
  return webhookSecrets().some((secret) => isSigned(body, signature, secret));
}

/** The provider writes its signatures in small letters; others are none of its. */
function isSigned(message: string | Uint8Array, signature: unknown, secret: string): boolean {
  if (typeof signature !== "string" || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const expected = createHmac("sha256", secret).update(message).digest();
  return timingSafeEqual(expected, Buffer.from(signature, "hex"));
}
