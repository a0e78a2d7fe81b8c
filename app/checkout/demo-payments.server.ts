import path from "node:path";
import { loopbackAddress } from "~/lib/listening.server";
import { log } from "~/lib/log.server";
import { secrets } from "~/lib/secrets.server";
import { settings } from "~/lib/settings.server";
import { sandboxKeyId, sandboxPrefix } from "./provider-keys.server";
import { createSandbox, type Sandbox } from "./sandbox/sandbox.server";

let sandbox: Sandbox | null = null;

/**
 * The payment sandbox of demo mode, opened when first needed; null when a real provider is (or may be) used. Once open it
 * tells the shop's own webhook of everything that happens.
 */
export function paymentSandbox(): Sandbox | null {
  if (settings.payments !== "sandbox") return null;
  sandbox ??= createSandbox({
    prefix: sandboxPrefix,
    databaseFile: path.join(settings.dataDir, "demo-pay.sqlite"),
    keyId: sandboxKeyId,
    keySecret: secrets.sandboxKey,
    shopName: "Prayosha Oil",
    webhookUrl: () => `${loopbackAddress()}/webhooks/razorpay`,
    webhookSecret: secrets.webhook,
    control: settings.mode === "demo",
    log: (message: string) => log.info(message),
  });
  return sandbox;
}

/** Opens the sandbox of demo mode for as long as the shop is open: it may have something left to tell. Gives what closes it. */
export function startDemoPayments(): () => void {
  const open = paymentSandbox();
  return () => open?.close();
}
