import { createHmac, timingSafeEqual } from "node:crypto";
import { providerKeys, webhookSecrets } from "./provider-keys.server";

/**
 * Whether the provider signed that this payment paid this order: HMAC-SHA256 over `order_id|payment_id` with the key secret,
 * hex. `providerOrderId` must come from our database, never from the request, so that the signature of a cheap order cannot
 * pay an expensive one. False for a malformed signature.
 */
export function isSignedPayment(
  providerOrderId: string,
  paymentId: string,
  signature: unknown,
): boolean {
  return isSigned(`${providerOrderId}|${paymentId}`, signature, providerKeys().keySecret);
}

/**
 * Whether the provider signed these exact bytes of a webhook with the current or previous secret. False for a malformed
 * signature, and while no secret is set.
 */
export function isSignedWebhook(body: Uint8Array, signature: unknown): boolean {
  return webhookSecrets().some((secret) => isSigned(body, signature, secret));
}

/** The provider's signatures are lower-case hex; rejects anything else. */
function isSigned(message: string | Uint8Array, signature: unknown, secret: string): boolean {
  if (typeof signature !== "string" || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const expected = createHmac("sha256", secret).update(message).digest();
  return timingSafeEqual(expected, Buffer.from(signature, "hex"));
}
