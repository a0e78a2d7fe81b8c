import { afterEach, describe, expect, it, vi } from "vitest";
import type { SandboxOptions } from "~/razorpay-sandbox/options";
import { webhookSignature } from "~/razorpay-sandbox/signature.server";
import { call, newOrder } from "./merchant";
import type { Provider } from "./serve";
import { emu, isGenuine, type Shop, serveWithShop, webhookSecret } from "./shop";
import { openPayPage, submit } from "./shopper";

let provider: Provider;
let shop: Shop;
let time: number;

/** A sandbox whose clock stands still unless a test moves it. */
async function open(options: Partial<SandboxOptions> = {}): Promise<void> {
  time = Date.UTC(2026, 7, 1);
  ({ provider, shop } = await serveWithShop({ now: () => time, ...options }));
}
afterEach(() => provider.stop());

/** A payment of a new order; gives the order's id and the payment. */
async function pay(outcome = "captured") {
  const { id } = await newOrder(provider);
  const { body } = await emu(provider, "pay", { order_id: id, outcome });
  return { orderId: id, payment: body.payment };
}

describe("the webhook", () => {
  it("is told of a payment on the pay page by itself, in events the SDK takes for genuine", async () => {
    await open();
    const { id } = await newOrder(provider, { notes: { shop_order: "SHOP-7" } });
    await submit(await openPayPage(provider, id), { outcome: "pay" });
    await vi.waitFor(() => expect(shop.told).toHaveLength(3), 30_000);

    expect(shop.told.map(({ genuine }) => genuine)).toEqual([true, true, true]);
    expect(shop.told.map(({ event, body }) => [event, body.contains])).toEqual([
      ["payment.authorized", ["payment"]],
      ["payment.captured", ["payment"]],
      ["order.paid", ["payment", "order"]],
    ]);
    const [, captured, paid] = shop.told;
    expect(captured!.body).toMatchObject({
      entity: "event",
      account_id: expect.stringMatching(/^acc_[A-Za-z0-9]{14}$/),
      payload: { payment: { entity: { order_id: id, amount: 145000, status: "captured" } } },
      created_at: time / 1000,
    });
    expect(paid!.body.payload.order!.entity).toMatchObject({ id, status: "paid", amount_due: 0 });
    expect(captured!.raw).toBe(JSON.stringify(JSON.parse(captured!.raw)));
    expect(captured!.id).toMatch(/^[A-Za-z0-9]{14}$/);
    expect(new Set(shop.told.map((told) => told.id)).size).toBe(3);
    expect(captured!.headers.get("Content-Type")).toBe("application/json");
    expect(captured!.headers.get("User-Agent")).toBe("Razorpay-Webhook/v1");
  });

  it("is told of failures, refunds and disputes, with the things as they were then", async () => {
    await open();
    await pay("failed");
    await provider.idle();
    expect(shop.told[0]!.body.payload.payment!.entity).toMatchObject({
      status: "failed",
      captured: false,
      fee: null,
      error_code: "BAD_REQUEST_ERROR",
      error_reason: "payment_failed",
    });
    expect(shop.events()).toEqual(["payment.failed"]);

    const { payment } = await pay();
    await provider.idle();
    shop.events();
    await call(provider, "POST", `/v1/payments/${payment.id}/refund`, { amount: 45000 });
    await emu(provider, `payments/${payment.id}/dispute`, {});
    await provider.idle();
    expect(shop.told.map(({ body }) => body.contains)).toEqual([
      ["refund", "payment"],
      ["refund", "payment"],
      ["payment", "dispute"],
    ]);
    const [created, processed, disputed] = shop.told.map(({ body }) => body.payload);
    expect(created!.refund!.entity).toMatchObject({ status: "pending", amount: 45000 });
    expect(processed!.refund!.entity).toMatchObject({ status: "processed" });
    expect(processed!.payment!.entity).toMatchObject({
      amount_refunded: 45000,
      refund_status: "partial",
    });
    expect(disputed!.dispute!.entity).toMatchObject({ payment_id: payment.id, status: "open" });
    expect(shop.events()).toEqual([
      "refund.created",
      "refund.processed",
      "payment.dispute.created",
    ]);
  });

  it("is told of a payment the bank never answered once ten minutes have passed", async () => {
    await open();
    await pay("created");
    await provider.idle();
    expect(shop.told).toEqual([]);
    time += 10 * 60_000;
    await provider.idle();
    expect(shop.events()).toEqual(["payment.failed"]);
  });

  it("is tried again after 1, 2, 4, 8 … seconds with the same id and bytes, until it answers 2xx", async () => {
    await open();
    shop.answers = () => 500;
    await pay("failed");
    await provider.idle();
    expect(shop.told).toHaveLength(1);
    for (const [seconds, tries] of [
      [1, 2],
      [2, 3],
      [4, 4],
      [8, 5],
    ] as const) {
      time += seconds * 1000 - 1;
      await provider.idle();
      expect(shop.told).toHaveLength(tries - 1);
      time += 1;
      await provider.idle();
      expect(shop.told).toHaveLength(tries);
    }
    shop.answers = () => 204;
    time += 16_000;
    await provider.idle();
    time += 24 * 60 * 60_000;
    await provider.idle();
    expect(shop.told).toHaveLength(6);
    expect(new Set(shop.told.map(({ id, raw }) => `${id} ${raw}`)).size).toBe(1);
    const { body } = await emu(provider, "webhooks");
    expect(body.items).toMatchObject([{ event: "payment.failed", status: "delivered", tries: 6 }]);
    expect(body.items[0]).toMatchObject({
      deliveries: [500, 500, 500, 500, 500, 204].map((status) => ({ status })),
    });
  });

  it.each([301, 404, 401])("takes the answer %i for a failure", async (status) => {
    await open();
    shop.answers = () => status;
    await pay("failed");
    await provider.idle();
    const { body } = await emu(provider, "webhooks");
    expect(body.items).toMatchObject([{ status: "waiting", tries: 1 }]);
    expect(provider.logged).toEqual([]);
  });

  it("is given up after 24 hours and then hears nothing until it is set anew", async () => {
    await open();
    shop.answers = () => 500;
    await pay("failed");
    const start = time;
    await provider.idle();
    let { body } = await emu(provider, "webhooks");
    while (!body.disabled) {
      time = Number((body.items[0] as unknown as { due_at: number }).due_at) * 1000;
      await provider.idle();
      ({ body } = await emu(provider, "webhooks"));
    }
    expect(time - start).toBe(24 * 60 * 60_000);
    expect(body.items[0]!.status).toBe("disabled");
    expect(provider.logged).toEqual([expect.stringContaining("disabled")]);

    const tries = shop.told.length;
    shop.answers = () => 200;
    await pay("failed");
    await provider.idle();
    expect(shop.told).toHaveLength(tries);

    await emu(provider, "config", { webhooks: "auto" });
    shop.events();
    await pay("failed");
    await provider.idle();
    expect(shop.events()).toEqual(["payment.failed"]);
    await emu(provider, `webhooks/${body.items[0]!.event_id}/deliver`, {});
    expect(shop.told[0]).toMatchObject({ id: body.items[0]!.event_id, genuine: true });
  });

  it("that does not answer within five seconds counts as failed", async () => {
    await open();
    let release = () => {};
    shop.answers = () => new Promise((answer) => (release = () => answer(200)));
    await pay("failed");
    const began = Date.now();
    await provider.idle();
    expect(Date.now() - began).toBeGreaterThan(4_900);
    release();
    const { body } = await emu(provider, "state");
    expect(body.deliveries).toMatchObject([{ status: null, problem: "timeout" }]);
  });

  it("keeps nobody waiting at the provider while it is slow itself", async () => {
    await open();
    let release = () => {};
    shop.answers = () => new Promise((answer) => (release = () => answer(200)));
    await pay("failed");
    await vi.waitFor(() => expect(shop.told).toHaveLength(1), 30_000);
    expect((await newOrder(provider)).status).toBe("created");
    release();
    await provider.idle();
  });

  it("is told what a sandbox that was restarted had not told yet", async () => {
    await open();
    shop.answers = () => 503;
    await pay();
    await provider.idle();
    const ids = shop.told.map(({ id }) => id);
    shop.events();
    shop.answers = () => 200;
    provider.restart();
    time += 1000;
    await provider.idle();
    expect(shop.told.map(({ id }) => id)).toEqual(ids);
    provider.restart();
    await provider.idle();
    expect(shop.told).toHaveLength(3);
  });

  it("gets what happened before its secret was changed signed with the secret of then", async () => {
    await open();
    shop.answers = () => 500;
    await pay("failed");
    await provider.idle();
    time += 1000;
    await emu(provider, "config", { webhookSecret: "a_new_secret" });
    shop.answers = () => 200;
    await pay("failed");
    await provider.idle();
    const [, again, later] = shop.told;
    expect(again!.id).toBe(shop.told[0]!.id);
    expect(again!.genuine).toBe(true);
    expect(later!.genuine).toBe(false);
    expect(isGenuine(later!.raw, later!.headers, "a_new_secret")).toBe(true);
  });
});

describe("the signature of an event", () => {
  it("is the one that was worked out by hand", () => {
    const body = '{"entity":"event","event":"payment.captured"}';
    expect(webhookSignature(body, webhookSecret)).toBe(
      "987458b73f73d6b84090fb7022ba374a344daea8547d6a615a3683bdd44dfdcc",
    );
  });
});

describe("held webhooks", () => {
  const inOrder = ["payment.authorized", "payment.captured", "order.paid"];

  it("wait until they are flushed, in the order that is asked for", async () => {
    await open({ webhooks: "hold" });
    await pay();
    await provider.idle();
    expect(shop.told).toEqual([]);
    const { body } = await emu(provider, "webhooks/flush", {});
    expect(body.deliveries).toMatchObject(inOrder.map(() => ({ status: 200, problem: null })));
    expect(shop.events()).toEqual(inOrder);
    await emu(provider, "webhooks/flush", {});
    expect(shop.told).toEqual([]);

    await pay();
    await emu(provider, "webhooks/flush", { order: "lifo" });
    expect(shop.events()).toEqual(inOrder.toReversed());
  });

  it("come shuffled and twice, the same way for the same seed", async () => {
    await open({ webhooks: "hold" });
    const storm = { order: "shuffle", duplicate: 0.5, seed: 7 };
    const runs: string[][] = [];
    for (let run = 0; run < 2; run += 1) {
      await emu(provider, "reset", {});
      for (let n = 0; n < 5; n += 1) await pay();
      const { body } = await emu(provider, "webhooks");
      const names = new Map(body.items.map(({ event_id }, at) => [event_id, `${at}`]));
      await emu(provider, "webhooks/flush", storm);
      runs.push(shop.told.map(({ id }) => names.get(id!)!));
      shop.events();
    }
    expect(runs[1]).toEqual(runs[0]);
    expect(new Set(runs[0]).size).toBe(15);
    expect(runs[0]!.length).toBeGreaterThan(17);
    expect(runs[0]!.length).toBeLessThan(28);
    expect(runs[0]).not.toEqual(runs[0]!.toSorted((one, other) => Number(one) - Number(other)));
  });

  it("come twice each, the second right after the first, where all are doubled", async () => {
    await open({ webhooks: "hold" });
    await pay();
    await emu(provider, "webhooks/flush", { duplicate: 1 });
    expect(shop.events()).toEqual(inOrder.flatMap((name) => [name, name]));
  });

  it("go on waiting when the shop refuses them, and are sent by themselves on auto", async () => {
    await open({ webhooks: "hold" });
    shop.answers = () => 500;
    await pay("failed");
    await emu(provider, "webhooks/flush", {});
    shop.answers = () => 200;
    time += 1000;
    await emu(provider, "config", { webhooks: "auto" });
    await vi.waitFor(() => expect(shop.told).toHaveLength(2), 30_000);
  });

  it("are forgotten where webhooks are off", async () => {
    await open({ webhooks: "off" });
    await pay();
    await emu(provider, "config", { webhooks: "auto" });
    await provider.idle();
    expect(shop.told).toEqual([]);
  });
});

describe("delivering one event by hand", () => {
  /** The latest event, held. */
  async function held(): Promise<string> {
    await open({ webhooks: "hold" });
    await pay("failed");
    const { body } = await emu(provider, "webhooks");
    return body.items.at(-1)!.event_id;
  }
  const deliver = (id: string, how: object) => emu(provider, `webhooks/${id}/deliver`, how);

  it("sends it as often as asked, all alike", async () => {
    const id = await held();
    const { body } = await deliver(id, { times: 3 });
    expect(body.deliveries).toEqual(
      [1, 2, 3].map(() => ({ event_id: id, status: 200, problem: null })),
    );
    expect(shop.told.map((told) => [told.id, told.genuine])).toEqual([
      [id, true],
      [id, true],
      [id, true],
    ]);
    expect((await emu(provider, "webhooks")).body.items[0]!.status).toBe("delivered");
  });

  it("can spoil the body, the signature and the id, and still has the event to deliver", async () => {
    const id = await held();
    await deliver(id, { tamperBody: true });
    await deliver(id, { badSignature: true });
    await deliver(id, { dropEventId: true });
    const [tampered, bad, nameless] = shop.told;
    expect(tampered!.genuine).toBe(false);
    expect(tampered!.body.payload.payment!.entity.amount).toBe(145100);
    expect(tampered!.headers.get("X-Razorpay-Signature")).toBe(
      nameless!.headers.get("X-Razorpay-Signature"),
    );
    expect(bad!.genuine).toBe(false);
    expect(bad!.headers.get("X-Razorpay-Signature")).toMatch(/^[0-9a-f]{64}$/);
    expect(nameless).toMatchObject({ genuine: true, id: null });
    const { body } = await emu(provider, "webhooks");
    expect(body.items[0]).toMatchObject({
      status: "waiting",
      deliveries: [
        { forgery: "tamperBody" },
        { forgery: "badSignature" },
        { forgery: "dropEventId" },
      ],
    });
  });

  it("can sign with the secret before the present one, once there was another", async () => {
    const id = await held();
    expect((await deliver(id, { oldSecret: true })).status).toBe(400);
    time += 1000;
    await emu(provider, "config", { webhookSecret: "a_new_secret" });
    await deliver(id, { oldSecret: true });
    expect(shop.told).toMatchObject([{ id, genuine: true }]);
  });

  it("refuses an event that never was", async () => {
    await held();
    const { status, body } = await deliver("00000000000000", {});
    expect(status).toBe(400);
    expect(body.error.description).toBe("The id provided does not exist");
  });
});
