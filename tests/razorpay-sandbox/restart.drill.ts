import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";
import { call, newOrder } from "./merchant";
import { serve } from "./serve";
import { serveWithShop, webhookSecret } from "./shop";
import { openPayPage, returnFormIn, submit } from "./shopper";

describe("what the sandbox knows", () => {
  it("survives a restart: orders, payments, refunds, keys, and pay pages that are open", async () => {
    const provider = await serve();
    const paid = await newOrder(provider);
    const open = await newOrder(provider);
    const page = await openPayPage(provider, paid.id);
    const openPage = await openPayPage(provider, open.id);
    const told = returnFormIn(await (await submit(page, {})).text())!;
    const refundPath = `/v1/payments/${told.fields.razorpay_payment_id}/refund`;
    const key = { "X-Refund-Idempotency": "rf-0123456789" };
    const refund = await call(provider, "POST", refundPath, { amount: 5000 }, key);
    const everything = () =>
      Promise.all(
        ["/v1/orders", "/v1/payments", refundPath + "s"].map((at) => call(provider, "GET", at)),
      );
    const before = await everything();

    provider.restart();
    expect(await everything()).toEqual(before);
    expect(await call(provider, "POST", refundPath, { amount: 5000 }, key)).toEqual(refund);
    expect(returnFormIn(await (await fetch(page)).text())).toEqual(told);
    await submit(openPage, {});
    expect((await call(provider, "GET", `/v1/orders/${open.id}`)).body.status).toBe("paid");
    await provider.stop();
  });

  it("survives the sudden death of its process", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "sandbox-"));
    const databaseFile = path.join(folder, "sandbox.sqlite");
    const { origin, child } = await ownProcess(databaseFile);
    const there = { origin, base: origin };
    const order = await newOrder(there);
    const opened = await submit(`${origin}/v1/checkout/embedded`, {
      key: "rzp_test_EMULATOR00000",
      order_id: order.id,
      callback_url: "https://shop.test/",
    });
    await submit(origin + opened.headers.get("Location"), {});
    const before = await call(there, "GET", `/v1/orders/${order.id}/payments`);
    expect(before.body.items[0]!.status).toBe("captured");
    await killed(child);

    const after = await serve({ prefix: "", databaseFile });
    expect(await call(after, "GET", `/v1/orders/${order.id}/payments`)).toEqual(before);
    await after.stop();
    rmSync(folder, { recursive: true });
  });

  it("is told to the shop after that, too: events it had not taken before are sent again", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "sandbox-"));
    const databaseFile = path.join(folder, "sandbox.sqlite");
    const { provider, shop } = await serveWithShop({ databaseFile: path.join(folder, "unused") });
    const webhookUrl = `${provider.origin}/webhooks/razorpay`;
    shop.answers = () => new Promise(() => {});
    const { origin, child } = await ownProcess(databaseFile, webhookUrl);
    const order = await newOrder({ base: origin });
    const page = await openPayPage({ base: origin, origin }, order.id);
    await submit(page, { outcome: "failure" });
    await vi.waitFor(() => expect(shop.told).toHaveLength(1), 30_000);
    await killed(child);

    shop.answers = () => 200;
    const after = await serve({ prefix: "", databaseFile, webhookUrl, webhookSecret });
    await after.idle();
    expect(shop.told).toHaveLength(2);
    expect(shop.told[1]).toMatchObject({
      event: "payment.failed",
      id: shop.told[0]!.id,
      raw: shop.told[0]!.raw,
      genuine: true,
    });
    await after.stop();
    await provider.stop();
    rmSync(folder, { recursive: true });
  });

  it("keeps no process alive that has nothing else to do, whatever waits to be told", async () => {
    const { provider, shop } = await serveWithShop();
    shop.answers = () => 500;
    const folder = mkdtempSync(path.join(tmpdir(), "sandbox-"));
    const webhookUrl = `${provider.origin}/webhooks/razorpay`;
    const child = started("open-and-leave.ts", path.join(folder, "sandbox.sqlite"), webhookUrl);
    expect(await new Promise((done) => child.once("exit", done))).toBe(0);
    expect(shop.told[0]).toMatchObject({ event: "payment.failed", genuine: true });
    await provider.stop();
    rmSync(folder, { recursive: true });
  });
});

/** A sandbox in a process of its own, on this database file. */
async function ownProcess(
  databaseFile: string,
  webhookUrl?: string,
): Promise<{ origin: string; child: ChildProcess }> {
  const child = started("serve-until-killed.ts", databaseFile, webhookUrl);
  const origin = await new Promise<string>((found, lost) => {
    child.stdout!.once("data", (line: Buffer) => found(line.toString().trim()));
    child.once("exit", () => lost(new Error("the sandbox's process ended too early")));
  });
  return { origin, child };
}

function killed(child: ChildProcess): Promise<unknown> {
  const gone = new Promise((done) => child.once("exit", done));
  child.kill("SIGKILL");
  return gone;
}

/** A script of this folder in a process of its own. */
function started(script: string, databaseFile: string, webhookUrl?: string): ChildProcess {
  const runner = path.resolve("node_modules/vite-node/vite-node.mjs");
  const file = fileURLToPath(new URL(script, import.meta.url));
  return spawn(process.execPath, [runner, file, databaseFile], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...(webhookUrl && { WEBHOOK_URL: webhookUrl }) },
  });
}
