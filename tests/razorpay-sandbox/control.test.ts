import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { validatePaymentVerification } from "razorpay/dist/utils/razorpay-utils";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSandbox } from "~/razorpay-sandbox/sandbox.server";
import { type ApiAnswer, call, newOrder, sdk } from "./merchant";
import { keySecret, type Provider, serve } from "./serve";
import { emu, type Shop, serveWithShop } from "./shop";

let provider: Provider;
let shop: Shop;

beforeAll(async () => {
  ({ provider, shop } = await serveWithShop());
});
beforeEach(async () => {
  await emu(provider, "reset", {});
  shop.events();
});
afterAll(async () => {
  expect(provider.logged, "no request of these tests may find a fault of ours").toEqual([]);
  await provider.stop();
});

/** Pays an order (a new one unless named) without a browser. */
async function pay(how: Record<string, unknown> = {}) {
  const { id } = await newOrder(provider);
  return emu(provider, "pay", { order_id: id, ...how });
}
const fetched = async (path: string) => (await call(provider, "GET", path)).body;

describe("paying without a browser", () => {
  it("gives the payment and a callback that the SDK takes for genuine", async () => {
    const { status, body } = await pay({ method: "netbanking" });
    expect(status).toBe(200);
    expect(body.payment).toMatchObject({ status: "captured", method: "netbanking", fee: 3422 });
    expect(Object.keys(body.callback!)).toEqual([
      "razorpay_payment_id",
      "razorpay_order_id",
      "razorpay_signature",
    ]);
    const ids = { order_id: `${body.payment.order_id}`, payment_id: body.payment.id };
    const signature = body.callback!.razorpay_signature!;
    expect(validatePaymentVerification(ids, signature, keySecret)).toBe(true);
    expect(await sdk(provider).payments.fetch(body.payment.id)).toEqual(body.payment);
    expect((await fetched(`/v1/orders/${ids.order_id}`)).status).toBe("paid");
  });

  it("can stop at authorised, fail for a reason, or stay without the bank's answer", async () => {
    const authorized = (await pay({ outcome: "authorized" })).body;
    expect(authorized.payment.status).toBe("authorized");
    expect(authorized.callback).toHaveProperty("razorpay_signature");
    const failed = (await pay({ outcome: "failed", reason: "card_declined" })).body;
    expect(failed.payment).toMatchObject({ status: "failed", error_reason: "card_declined" });
    expect(failed.callback).toMatchObject({ "error[reason]": "card_declined" });
    const { body } = await pay({ outcome: "created", method: "wallet" });
    expect(body).toMatchObject({ payment: { status: "created" }, callback: null });
  });

  it("can forge an amount and a currency that are not the order's", async () => {
    const { body } = await pay({ amount: 100, currency: "USD" });
    expect(body.payment).toMatchObject({ amount: 100, currency: "USD", status: "captured" });
    expect(await fetched(`/v1/payments/${body.payment.id}`)).toMatchObject({ amount: 100 });
  });

  it("is refused for an order that is paid, or never was", async () => {
    const { payment } = (await pay()).body;
    const again = await emu(provider, "pay", { order_id: payment.order_id });
    expect(again.status).toBe(400);
    expect(again.body.error.description).toContain("already paid");
    expect((await emu(provider, "pay", { order_id: "order_00000000000000" })).status).toBe(400);
    expect((await emu(provider, "pay", {})).status).toBe(400);
    expect((await pay({ outcome: "perhaps" })).status).toBe(400);
  });
});

describe("a bank whose yes comes late", () => {
  it("pays an order that is still open", async () => {
    const { payment } = (await pay({ outcome: "failed" })).body;
    await provider.idle();
    shop.events();
    const { body } = await emu(provider, `payments/${payment.id}/late-authorize`, {});
    expect(body).toMatchObject({ id: payment.id, status: "captured", error_code: null });
    expect((await fetched(`/v1/orders/${payment.order_id}`)).status).toBe("paid");
    await provider.idle();
    expect(shop.events()).toEqual(["payment.authorized", "payment.captured", "order.paid"]);
  });

  it("has its money given back when the order was paid meanwhile", async () => {
    const { payment: late } = (await pay({ outcome: "failed" })).body;
    const { payment: first } = (await emu(provider, "pay", { order_id: late.order_id })).body;
    await provider.idle();
    shop.events();
    const { body } = await emu(provider, `payments/${late.id}/late-authorize`, {});
    expect(body).toMatchObject({ status: "refunded", amount_refunded: 145000 });
    expect((await fetched(`/v1/payments/${first.id}`)).status).toBe("captured");
    await provider.idle();
    expect(shop.events()).toEqual(["payment.authorized", "refund.created", "refund.processed"]);
  });

  it("cannot come for a payment that went through", async () => {
    const { payment } = (await pay()).body;
    expect((await emu(provider, `payments/${payment.id}/late-authorize`, {})).status).toBe(400);
    expect((await emu(provider, "payments/pay_1/late-authorize", {})).status).toBe(400);
  });
});

describe("refunds and disputes", () => {
  const refund = async (id: string, amount?: number): Promise<ApiAnswer["body"]> =>
    (await call(provider, "POST", `/v1/payments/${id}/refund`, { amount })).body;

  it("wait where they are set to, and are then processed or fail", async () => {
    await emu(provider, "config", { autoRefund: false });
    const { payment } = (await pay()).body;
    const one = await refund(payment.id, 45000);
    const other = await refund(payment.id, 100000);
    expect([one.status, other.status]).toEqual(["pending", "pending"]);
    expect((await fetched(`/v1/payments/${payment.id}`)).status).toBe("refunded");

    const processed = await emu(provider, `refunds/${one.id}/process`, {});
    expect(processed.body).toMatchObject({ id: one.id, status: "processed" });
    const failed = await emu(provider, `refunds/${other.id}/fail`, {});
    expect(failed.body).toMatchObject({ id: other.id, status: "failed" });
    expect(await fetched(`/v1/refunds/${other.id}`)).toMatchObject({ status: "failed" });
    expect(await fetched(`/v1/payments/${payment.id}`)).toMatchObject({
      status: "captured",
      amount_refunded: 45000,
      refund_status: "partial",
    });
    for (const move of [`${one.id}/process`, `${other.id}/process`, `${other.id}/fail`]) {
      expect((await emu(provider, `refunds/${move}`, {})).status).toBe(400);
    }
    await provider.idle();
    expect(shop.events().slice(-2)).toEqual(["refund.processed", "refund.failed"]);
    expect((await refund(payment.id)).amount).toBe(100000);
    await emu(provider, "config", { autoRefund: true });
  });

  it("may fail after they were thought to be through", async () => {
    const { payment } = (await pay()).body;
    const { id } = await refund(payment.id);
    expect((await emu(provider, `refunds/${id}/fail`, {})).status).toBe(200);
    expect(await fetched(`/v1/payments/${payment.id}`)).toMatchObject({
      status: "captured",
      refund_status: null,
    });
  });

  it("a dispute is for captured payments only", async () => {
    const { payment } = (await pay()).body;
    const { body } = await emu(provider, `payments/${payment.id}/dispute`, {});
    expect(body).toMatchObject({ entity: "dispute", payment_id: payment.id, amount: 145000 });
    expect(await fetched(`/v1/payments/${payment.id}`)).toMatchObject({ status: "captured" });
    const { payment: failed } = (await pay({ outcome: "failed" })).body;
    expect((await emu(provider, `payments/${failed.id}/dispute`, {})).status).toBe(400);
  });
});

describe("the clock", () => {
  it("moves all times of the sandbox, and what was to happen by then happens", async () => {
    const { payment } = (await pay({ outcome: "created" })).body;
    const { body } = await emu(provider, "clock", { advance_s: 601 });
    expect(body.now).toBeCloseTo(Date.now() / 1000 + 601, -1);
    await provider.idle();
    expect(shop.events()).toEqual(["payment.failed"]);
    expect((await fetched(`/v1/payments/${payment.id}`)).error_reason).toBe("payment_timed_out");
    const later = (await pay()).body.payment;
    expect(Number(later.created_at) - Number(payment.created_at)).toBeGreaterThanOrEqual(601);

    const from = Number(payment.created_at) + 300;
    const { items } = await fetched(`/v1/payments?from=${from}&count=100`);
    expect(items.map(({ id }) => id)).toEqual([later.id]);
    const { items: before } = await fetched(`/v1/payments?to=${from}&count=100`);
    expect(before.map(({ id }) => id)).toEqual([payment.id]);

    provider.restart();
    expect((await emu(provider, "state")).body.now).toBeGreaterThanOrEqual(Number(body.now));
  });

  it.each([{ advance_s: -1 }, { advance_s: "1" }, {}, { advance_s: 1, more: 2 }])(
    "is not moved by %j",
    async (body) => {
      expect((await emu(provider, "clock", body)).status).toBe(400);
    },
  );
});

describe("settings and state", () => {
  it("can be changed while the sandbox runs; secrets are never shown", async () => {
    const changed = await emu(provider, "config", { autoCapture: false, strictReceipt: true });
    expect(changed.body).toEqual({
      autoCapture: false,
      autoRefund: true,
      autoSettle: false,
      strictReceipt: true,
      webhooks: "auto",
      disabled: false,
      webhookUrl: `${provider.origin}/webhooks/razorpay`,
    });
    await newOrder(provider, { receipt: "SHOP-1" });
    expect((await newOrder(provider, { receipt: "SHOP-1" })).error.description).toContain("unique");
    const answer = await emu(provider, "config", { autoCapture: true, strictReceipt: false });
    expect(JSON.stringify(answer.body)).not.toContain("secret");
    expect((await emu(provider, "config", { webhooks: "loud" })).status).toBe(400);
    expect((await emu(provider, "config", { webhookUrl: "ftp://shop" })).status).toBe(400);
    expect((await emu(provider, "config", { keySecret: "x" })).status).toBe(400);
  });

  it("can send events somewhere else", async () => {
    const elsewhere = await serveWithShop();
    await emu(provider, "config", { webhookUrl: `${elsewhere.provider.origin}/hook` });
    await pay({ outcome: "failed" });
    await provider.idle();
    expect(elsewhere.shop.events()).toEqual(["payment.failed"]);
    await emu(provider, "config", { webhookUrl: `${provider.origin}/webhooks/razorpay` });
    await elsewhere.provider.stop();
  });

  it("are shown with every call and delivery there was, until they are reset", async () => {
    const { payment } = (await pay()).body;
    await call(provider, "POST", `/v1/payments/${payment.id}/refund`, {});
    await call(provider, "GET", "/v1/orders?receipt=SHOP-9");
    await provider.idle();
    const { body } = await emu(provider, "state");
    expect(body).toMatchObject({
      orders: [{ id: payment.order_id, status: "paid" }],
      payments: [{ id: payment.id, status: "refunded" }],
      refunds: [{ payment_id: payment.id, amount: 145000 }],
      disputes: [],
      requests: [
        { method: "POST", path: "/v1/orders", status: 200, fault: null },
        { method: "POST", path: `/v1/payments/${payment.id}/refund`, status: 200 },
        { method: "GET", path: "/v1/orders?receipt=SHOP-9", status: 200 },
      ],
    });
    expect(body.deliveries).toHaveLength(5);

    expect((await emu(provider, "reset", {})).body).toEqual({ reset: true });
    expect((await emu(provider, "state")).body).toMatchObject({
      orders: [],
      payments: [],
      refunds: [],
      deliveries: [],
      requests: [],
    });
    expect((await emu(provider, "webhooks")).body.items).toEqual([]);
    expect((await pay()).status).toBe(200);
  });
});

describe("control calls", () => {
  const doors = ["reset", "config", "fail", "pay", "clock", "webhooks/flush"];

  it("are unknown addresses in a sandbox that was made without them", async () => {
    const plain = await serve();
    for (const door of doors) {
      expect((await emu(plain, door, {})).status).toBe(401);
      expect((await call(plain, "POST", `/__emu/${door}`, {})).status).toBe(404);
    }
    expect((await emu(plain, "state")).status).toBe(401);
    await plain.stop();
  });

  it.each([
    ["a page", { Origin: "http://evil.example" }],
    ["a page that hides its origin", { Origin: "null" }],
    ["a page of the shop itself", { "Sec-Fetch-Site": "same-origin" }],
    ["the address bar", { "Sec-Fetch-Site": "none" }],
    ["behind a proxy", { "X-Forwarded-For": "127.0.0.1" }],
    ["behind another proxy", { Forwarded: "for=127.0.0.1" }],
  ])("are refused to %s", async (_, headers) => {
    const order = await newOrder(provider);
    for (const door of doors) expect((await emu(provider, door, {}, headers)).status).toBe(403);
    expect((await emu(provider, "state", undefined, headers)).status).toBe(403);
    expect((await fetched(`/v1/orders/${order.id}`)).status).toBe("created");
  });

  it("are refused to other machines, and to names that merely point here", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "sandbox-"));
    const sandbox = createSandbox({
      prefix: "/demo-pay",
      databaseFile: path.join(folder, "sandbox.sqlite"),
      keySecret,
      shopName: "Prayosha Oil",
      control: true,
    });
    const status = async (host: string, clientAddress?: string) => {
      const request = new Request(`http://${host}/demo-pay/__emu/state`);
      return (await sandbox.handle(request, { clientAddress })).status;
    };
    for (const here of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) {
      expect(await status("localhost:3000", here)).toBe(200);
      expect(await status("[::1]:3000", here)).toBe(200);
      expect(await status("evil.example:3000", here)).toBe(403);
      expect(await status("127.0.0.1.evil.example", here)).toBe(403);
    }
    for (const there of ["192.168.1.7", "10.127.0.0", "::ffff:10.0.0.1", "2001:db8::1", ""]) {
      expect(await status("localhost:3000", there)).toBe(403);
    }
    expect(await status("localhost:3000")).toBe(403);
    sandbox.close();
    rmSync(folder, { recursive: true });
  });

  it("are read as JSON whatever their type says, as curl sends them", async () => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    expect((await emu(provider, "clock", { advance_s: 1 }, headers)).status).toBe(200);
  });

  it("that are none answer 404, and malformed ones 400", async () => {
    expect((await emu(provider, "nowhere", {})).status).toBe(404);
    expect((await emu(provider, "reset")).status).toBe(404);
    for (const body of ["{", "[]", "17"]) {
      const answer = await fetch(`${provider.base}/__emu/pay`, { method: "POST", body });
      expect(answer.status).toBe(400);
    }
  });
});
