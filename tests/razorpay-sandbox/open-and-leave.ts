import { createSandbox } from "~/razorpay-sandbox/sandbox.server";

// Run on its own by restart.drill.ts: leaves a sandbox open, with a webhook to try again and a payment that waits for its bank.
const sandbox = createSandbox({
  prefix: "",
  databaseFile: process.argv.at(-1)!,
  keySecret: "emu_key_secret",
  shopName: "Prayosha Oil",
  webhookUrl: process.env.WEBHOOK_URL,
  webhookSecret: "emu_webhook_secret",
  control: true,
});

await pay("failed");
await pay("created");
await sandbox.idle();

async function pay(outcome: string): Promise<void> {
  const order = await ask("/v1/orders", { amount: 145000, currency: "INR" });
  await ask("/__emu/pay", { order_id: order.id, outcome });
}

async function ask(path: string, body: object): Promise<{ id: string }> {
  const key = Buffer.from("rzp_test_EMULATOR00000:emu_key_secret").toString("base64");
  const request = new Request(`http://localhost${path}`, {
    method: "POST",
    headers: { Authorization: `Basic ${key}` },
    body: JSON.stringify(body),
  });
  const answer = await sandbox.handle(request, { clientAddress: "127.0.0.1" });
  return (await answer.json()) as { id: string };
}
