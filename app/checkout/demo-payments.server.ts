import path from "node:path";
import { log } from "~/lib/log.server";
import { secrets } from "~/lib/secrets.server";
import { settings } from "~/lib/settings.server";
import { sandboxKeyId, sandboxPrefix } from "./provider-keys.server";
import { createSandbox, type Sandbox } from "./sandbox/sandbox.server";

let sandbox: Sandbox | null = null;

/** The payment sandbox of demo mode, opened when first needed; null when a real provider is (or may be) used. */
export function paymentSandbox(): Sandbox | null {
  if (settings.payments !== "sandbox") return null;
  sandbox ??= createSandbox({
    prefix: sandboxPrefix,
    databaseFile: path.join(settings.dataDir, "demo-pay.sqlite"),
    keyId: sandboxKeyId,
    keySecret: secrets.sandboxKey,
    shopName: "Prayosha Oil",
    log: (message: string) => log.info(message),
  });
  return sandbox;
}
