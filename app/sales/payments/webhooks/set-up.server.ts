import { shopAddress } from "~/base/lib/http/listening.server";
import { settings } from "~/base/lib/env/settings.server";
import { webhookSecrets } from "../provider/provider-keys.server";

/** State of the webhook's set-up. `address`: the URL to enter at the provider. */
export function webhookSetUp(request: Request) {
  return {
    payments: settings.payments,
    address: `${shopAddress(request)}/webhooks/razorpay`,
    isSet: webhookSecrets().length > 0,
    hasPrevious: settings.razorpay.previousWebhookSecret !== null,
  };
}

export type WebhookSetUp = ReturnType<typeof webhookSetUp>;
