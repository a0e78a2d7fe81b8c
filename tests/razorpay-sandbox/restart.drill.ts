import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { merchant } from "./merchant";
import { serve } from "./serve";
import { press, shopper, visit } from "./shopper";
import { open, webhookSecret } from "./stage";

describe("what the sandbox knows", () => {
  it("survives a restart: orders, payments, refunds, keys, and pay pages that are open", async () => {
    const sandbox = await open();
    const { newOrder, orderNow, payPage, read, refund } = sandbox;
    const [paid, unpaid] = [await newOrder(), await newOrder()];
    const [page, openPage] = [await payPage(paid.id), await payPage(unpaid.id)];
    const { back } = await press(page);
    const id = back!.fields.razorpay_payment_id!;
    const refunded = () =>
      refund(id, { amount: 5000 }, { "X-Refund-Idempotency": "rf-0123456789" });
    const first = await refunded();
    const everything = () =>
      Promise.all(["orders", "payments", `payments/${id}/refunds`].map((at) => read(`/v1/${at}`)));
    const before = await everything();

    sandbox.restart();
    expect(await everything()).toEqual(before);
    expect(await refunded()).toEqual(first);
    expect((await visit(page)).back).toEqual(back);
    await press(openPage);
    expect((await orderNow(unpaid.id)).status).toBe("paid");
    await sandbox.stop();
  });
});

describe("a sandbox in a process of its own", () => {
  let folder: string;
  let told: Awaited<ReturnType<typeof open>>;
  let databaseFile: string;
  let webhookUrl: string;
  let child: ChildProcess;
  let there: ReturnType<typeof merchant> & ReturnType<typeof shopper>;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "sandbox-"));
    databaseFile = path.join(folder, "sandbox.sqlite");
    told = await open();
    webhookUrl = `${told.origin}/webhooks/razorpay`;
    const runner = path.resolve("node_modules/vite-node/vite-node.mjs");
    const script = path.join(import.meta.dirname, "own-process.ts");
    child = spawn(process.execPath, [runner, script, databaseFile], {
      stdio: ["pipe", "pipe", "inherit"],
      env: { ...process.env, WEBHOOK_URL: webhookUrl },
    });
    const origin = await new Promise<string>((found, lost) => {
      child.stdout!.once("data", (line: Buffer) => found(line.toString().trim()));
      child.once("exit", () => lost(new Error("the sandbox's process ended too early")));
    });
    there = { ...merchant({ base: origin }), ...shopper({ base: origin, origin }) };
  });
  afterEach(async () => {
    await told.stop();
    rmSync(folder, { recursive: true });
  });
  const end = () => new Promise((done) => child.once("exit", done));

  it("survives sudden death, and sends the shop again what it had not taken", async () => {
    const { shop } = told;
    shop.answers = () => new Promise(() => {});
    const order = await there.newOrder();
    await press(await there.payPage(order.id), { outcome: "failure" });
    await press(await there.payPage(order.id));
    const before = await there.paymentsOf(order.id);
    expect(before).toMatchObject([{ status: "captured" }, { status: "failed" }]);
    await vi.waitFor(() => expect(shop.told).toHaveLength(1), 30_000);
    const gone = end();
    child.kill("SIGKILL");
    await gone;

    shop.answers = () => 200;
    const after = await serve({ prefix: "", databaseFile, webhookUrl, webhookSecret });
    expect(await merchant(after).paymentsOf(order.id)).toEqual(before);
    await after.idle();
    const { id, raw } = shop.told[0]!;
    expect(shop.told[1]).toMatchObject({ event: "payment.failed", id, raw, genuine: true });
    expect(shop.told).toHaveLength(5);
    await after.stop();
  });

  it("does not keep that process alive, whatever waits to be told", async () => {
    told.shop.answers = () => 500;
    for (const outcome of ["failure", "no_answer"])
      await press(await there.payPage((await there.newOrder()).id), { outcome });
    await vi.waitFor(() => expect(told.shop.told).toHaveLength(1), 30_000);
    const gone = end();
    child.stdin!.end();
    expect(await gone).toBe(0);
    expect(told.shop.told[0]).toMatchObject({ event: "payment.failed", genuine: true });
  });
});
