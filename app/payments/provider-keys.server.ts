import { loopbackAddress } from "~/lib/listening.server";
import { secrets } from "~/lib/env/secrets.server";
import { settings } from "~/lib/env/settings.server";

/** The sandbox's key id; the provider's own test keys look like it. */
export const sandboxKeyId = "rzp_test_EMULATOR00000";

/** Where the sandbox is mounted. */
export const sandboxPrefix = "/demo-pay";

/** What it takes to talk to the payment provider: the real one with keys, our sandbox in demo mode. Throws when payments are off. */
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

/** What the provider may sign webhooks with: the secret of now, then the one before. Empty: webhooks are not set up. */
export function webhookSecrets(): string[] {
  const { webhookSecret, previousWebhookSecret } = settings.razorpay;
  const current = settings.payments === "sandbox" ? secrets.webhook : webhookSecret;
  return [current, previousWebhookSecret].filter((secret) => secret !== null);
}
