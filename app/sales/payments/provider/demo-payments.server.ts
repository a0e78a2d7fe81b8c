import path from "node:path";
import { isDamaged } from "~/base/lib/cannot-store";
import { loopbackAddress } from "~/base/lib/http/listening.server";
import { log } from "~/base/lib/log/log.server";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { secrets } from "~/base/lib/env/secrets.server";
import { settings } from "~/base/lib/env/settings.server";
import { sandboxKeyId, sandboxPrefix } from "./provider-keys.server";
import { providerPayment, type ProviderPayment } from "./provider.server";
import type { SandboxOptions } from "~/razorpay-sandbox/options";
import { createSandbox, type Sandbox } from "~/razorpay-sandbox/sandbox.server";

let sandbox: Sandbox | null = null;

let remote: Sandbox | null = null;

/** In a cluster one process runs the sandbox; the others forward their calls to it. */
export function sandboxElsewhere(proxy: Sandbox): void {
  remote = proxy;
}

/**
 * The payment sandbox of demo mode, opened on first use; null unless payments run in the sandbox. It sends its events to the
 * shop's own webhook.
 */
export function paymentSandbox(): Sandbox | null {
  if (settings.payments !== "sandbox") return null;
  if (remote) return remote;
  sandbox ??= openSandbox(path.join(settings.dataDir, "demo-pay.sqlite"));
  return sandbox;
}

function openSandbox(databaseFile: string): Sandbox {
  try {
    return createSandbox(optionsFor(databaseFile));
  } catch (error) {
    if (!isDamaged(error)) throw error;
    throw new PlainProblem(
      `The database of the demo's payments is damaged: ${databaseFile}. The shop's own data is not in it. Delete that file, with ${path.basename(databaseFile)}-wal and -shm if they lie beside it, and start the shop again: it makes a new one. Demo payments made until then can no longer be refunded.`,
    );
  }
}

function optionsFor(databaseFile: string): SandboxOptions {
  return {
    prefix: sandboxPrefix,
    databaseFile,
    keyId: sandboxKeyId,
    keySecret: secrets.sandboxKey,
    shopName: "Prayosha Oil",
    webhookUrl: () => `${loopbackAddress()}/webhooks/razorpay`,
    webhookSecret: secrets.webhook,
    autoSettle: true,
    control: settings.mode === "demo",
    log: (message: string) => log.info(message),
  };
}

/**
 * Pays an amount (paise) in the sandbox like a shopper, without webhooks: for the demo's sample orders, made before the shop
 * is open. Null without a sandbox.
 */
export async function payInSandbox(order: {
  receipt: string;
  amountPaise: number;
}): Promise<ProviderPayment | null> {
  const open = paymentSandbox();
  if (!open) return null;
  const { receipt, amountPaise: amount } = order;
  await call(open, "/__emu/config", { webhooks: "off" });
  const created = await call(open, "/v1/orders", { amount, currency: "INR", receipt });
  const paid = await call(open, "/__emu/pay", { order_id: created.id });
  await call(open, "/__emu/config", { webhooks: "auto" });
  return providerPayment.parse(paid.payment);
}

async function call(open: Sandbox, path: string, body: object): Promise<Record<string, unknown>> {
  const key = Buffer.from(`${sandboxKeyId}:${secrets.sandboxKey}`).toString("base64");
  const answer = await open.handle(
    new Request(`http://localhost${sandboxPrefix}${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Basic ${key}` },
      body: JSON.stringify(body),
    }),
    { clientAddress: "127.0.0.1" },
  );
  if (!answer.ok) throw new Error(`The payment sandbox answered ${answer.status} to ${path}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** Opens the sandbox at start, as it may have webhooks left to deliver. Returns a function that closes it. */
export function startDemoPayments(): () => void {
  const open = paymentSandbox();
  return () => open?.close();
}
