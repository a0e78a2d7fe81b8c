import { loopbackAddress } from "~/base/lib/http/listening.server";
import { secrets } from "~/base/lib/env/secrets.server";
import { settings } from "~/base/lib/env/settings.server";

/** The sandbox's key id, in the format of the provider's test keys. */
export const sandboxKeyId = "rzp_test_EMULATOR00000";

/** Path prefix of the sandbox. */
export const sandboxPrefix = "/demo-pay";

/** Keys and URLs of the payment provider, or of our sandbox in demo mode. Throws if payments are off. */
export function providerKeys() {
  if (settings.payments === "off") throw new Error("Online payment is not set up");
  const { keyId, keySecret, apiBase, hostedUrl, checkoutJs } = settings.razorpay;
  if (settings.payments === "sandbox" || !keyId || !keySecret) {
    return {
      keyId: sandboxKeyId,
      keySecret: secrets.sandboxKey,
      apiBase: loopbackAddress() + sandboxPrefix,
      hostedUrl: `${sandboxPrefix}/v1/checkout/embedded`,
      checkoutJs: `${sandboxPrefix}/v1/checkout.js`,
    };
  }
  return { keyId, keySecret, apiBase, hostedUrl, checkoutJs };
}

/** Accepted webhook secrets: the current one, then the previous one. Empty if webhooks are not set up. */
export function webhookSecrets(): string[] {
  const { webhookSecret, previousWebhookSecret } = settings.razorpay;
  const current = settings.payments === "sandbox" ? secrets.webhook : webhookSecret;
  return [current, previousWebhookSecret].filter((secret) => secret !== null);
}
