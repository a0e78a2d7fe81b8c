import { beforeEach, expect, it } from "vitest";
import { createSandbox } from "~/razorpay-sandbox/sandbox.server";
import { expectGenuine, refusal } from "./merchant";
import { keySecret } from "./serve";
import { open, stage } from "./stage";

const sandbox = await stage();
const { base, emu, idle, newOrder, orderNow, origin, pay } = sandbox;
const { paymentNow, read, refund, refundsOf, restart, shop } = sandbox;

beforeEach(sandbox.fresh);

/** The payment of a new order, paid without a browser. */
const paid = async (outcome = "captured") => (await pay({ outcome })).body.payment;

const declined = { status: "failed", error_reason: "card_declined" };

it.each([
  [{ method: "netbanking" }, { status: "captured", method: "netbanking", fee: 3422 }],
  [
    { amount: 100, currency: "USD" },
    { status: "captured", amount: 100, currency: "USD" },
  ],
  [{ outcome: "authorized" }, { status: "authorized" }],
])("pays without a browser as told by %j, with a genuine callback", async (how, payment) => {
  const { status, body } = await pay(how);
  expect(status).toBe(200);
  expect(body.payment).toMatchObject(payment);
  expectGenuine(body.callback, body.payment);
  expect(await paymentNow(body.payment.id)).toEqual(body.payment);
});

it.each([
  [{ outcome: "failed", reason: "card_declined" }, declined, { "error[reason]": "card_declined" }],
  [{ outcome: "created", method: "wallet" }, { status: "created", method: "wallet" }, null],
])("does not pay when told %j", async (how, payment, callback) => {
  expect((await pay(how)).body).toMatchObject({ payment, callback });
});

it.each(["authorized", "captured"])("no payment follows one that is %s", async (outcome) => {
  const { id: order_id } = await newOrder();
  for (const tried of ["failed", "created", outcome]) await pay({ order_id, outcome: tried });
  expect(await pay({ order_id })).toMatchObject(refusal(/already paid/));
  const status = outcome === "captured" ? "paid" : "attempted";
  expect(await orderNow(order_id)).toMatchObject({ attempts: 3, status });
});

it.each([{ order_id: "order_00000000000000" }, { order_id: undefined }, { outcome: "perhaps" }])(
  "paying is refused for %j",
  async (how) => {
    expect((await pay(how)).status).toBe(400);
  },
);

const say = (id: string) => emu(`payments/${id}/late-authorize`, {});

it("a late yes of the bank pays an order that is still open", async () => {
  const { id, order_id } = await paid("failed");
  await shop.events();
  expect((await say(id)).body).toMatchObject({ id, status: "captured", error_code: null });
  expect((await orderNow(order_id)).status).toBe("paid");
  expect(await shop.events()).toEqual(["payment.authorized", "payment.captured", "order.paid"]);
});

it("a late yes of the bank has its money given back when the order was paid meanwhile", async () => {
  const late = await paid("failed");
  const first = (await pay({ order_id: late.order_id })).body.payment;
  await shop.events();
  const { body } = await say(late.id);
  expect(body).toMatchObject({ status: "refunded", amount_refunded: 145000 });
  const { items } = await refundsOf(late.id);
  expect(items).toMatchObject([{ amount: 145000, status: "processed" }]);
  expect((await paymentNow(first.id)).status).toBe("captured");
  expect(await shop.events()).toEqual(["payment.authorized", "refund.created", "refund.processed"]);
});

it("a late yes of the bank cannot come for a payment that went through, or is none", async () => {
  for (const id of [(await paid()).id, (await paid("authorized")).id, "pay_1"])
    expect((await say(id)).status).toBe(400);
});

it("refunds wait where they are set to, are processed or fail, and may fail even after that", async () => {
  await emu("config", { autoRefund: false });
  const { id } = await paid();
  const one = (await refund(id, { amount: 45000 })).body;
  const other = (await refund(id, { amount: 100000 })).body;
  expect([one.status, other.status]).toEqual(["pending", "pending"]);
  expect((await paymentNow(id)).status).toBe("refunded");

  const processed = await emu(`refunds/${one.id}/process`, {});
  expect(processed.body).toMatchObject({ id: one.id, status: "processed" });
  const failed = await emu(`refunds/${other.id}/fail`, {});
  expect(failed.body).toMatchObject({ id: other.id, status: "failed" });
  expect(await read(`/v1/refunds/${other.id}`)).toMatchObject({ status: "failed" });
  const partly = { status: "captured", amount_refunded: 45000, refund_status: "partial" };
  expect(await paymentNow(id)).toMatchObject(partly);
  for (const move of [`${one.id}/process`, `${other.id}/process`, `${other.id}/fail`])
    expect((await emu(`refunds/${move}`, {})).status).toBe(400);
  expect((await shop.events()).slice(-2)).toEqual(["refund.processed", "refund.failed"]);
  await emu("config", { autoRefund: true });
  const rest = (await refund(id)).body;
  expect(rest).toMatchObject({ amount: 100000, status: "processed" });
  expect((await emu(`refunds/${rest.id}/fail`, {})).status).toBe(200);
  expect(await paymentNow(id)).toMatchObject(partly);
});

it("the clock moves all times of the sandbox, and what was to happen by then happens", async () => {
  const { id, created_at } = await paid("created");
  const { now } = (await emu("clock", { advance_s: 601 })).body;
  expect(now).toBeCloseTo(Date.now() / 1000 + 601, -1);
  expect(await shop.events()).toEqual(["payment.failed"]);
  expect((await paymentNow(id)).error_reason).toBe("payment_timed_out");
  const later = await paid();
  expect(Number(later.created_at) - Number(created_at)).toBeGreaterThanOrEqual(601);

  const middle = Number(created_at) + 300;
  const idsOf = async (query: string) =>
    (await read(`/v1/payments?count=100&${query}=${middle}`)).items.map((item) => item.id);
  expect(await idsOf("from")).toEqual([later.id]);
  expect(await idsOf("to")).toEqual([id]);

  restart();
  expect((await emu("state")).body.now).toBeGreaterThanOrEqual(Number(now));
});

it.each([{ advance_s: -1 }, { advance_s: "1" }, {}, { advance_s: 1, more: 2 }])(
  "the clock is not moved by %j",
  async (body) => {
    expect((await emu("clock", body)).status).toBe(400);
  },
);

it("settings can be changed while the sandbox runs; secrets are never shown", async () => {
  const changed = await emu("config", { autoCapture: false, strictReceipt: true });
  expect(changed.body).toEqual({
    autoCapture: false,
    autoRefund: true,
    autoSettle: false,
    strictReceipt: true,
    webhooks: "auto",
    disabled: false,
    webhookUrl: `${origin}/webhooks/razorpay`,
  });
  await newOrder({ receipt: "SHOP-1" });
  const { error } = await newOrder({ receipt: "SHOP-1" });
  expect(error).toMatchObject({ description: "Order receipt should be unique.", field: "receipt" });
  const elsewhere = await open();
  await emu("config", { webhookUrl: `${elsewhere.origin}/hook` });
  await paid("failed");
  await idle();
  expect(await elsewhere.shop.events()).toEqual(["payment.failed"]);
  await elsewhere.stop();
  for (const wrong of [{ webhooks: "loud" }, { webhookUrl: "ftp://shop" }, { keySecret: "x" }])
    expect((await emu("config", wrong)).status).toBe(400);
});

it("everything is shown, with every call and delivery there was, until they are reset", async () => {
  const { id, order_id } = await paid();
  await refund(id);
  await read("/v1/orders?receipt=SHOP-9");
  await idle();
  const { body } = await emu("state");
  expect(body).toMatchObject({
    orders: [{ id: order_id, status: "paid" }],
    payments: [{ id, status: "refunded" }],
    refunds: [{ payment_id: id, amount: 145000 }],
    disputes: [],
    requests: [
      { method: "POST", path: "/v1/orders", status: 200, fault: null },
      { method: "POST", path: `/v1/payments/${id}/refund`, status: 200 },
      { method: "GET", path: "/v1/orders?receipt=SHOP-9", status: 200 },
    ],
  });
  expect(body.deliveries).toHaveLength(5);

  expect((await emu("reset", {})).body).toEqual({ reset: true });
  const nothing = { orders: [], payments: [], refunds: [], deliveries: [], requests: [] };
  expect((await emu("state")).body).toMatchObject(nothing);
  expect((await emu("webhooks")).body.items).toEqual([]);
  expect((await pay()).status).toBe(200);
});

const doors = ["reset", "config", "fail", "pay", "clock", "webhooks/flush"];

it("control calls are unknown addresses in a sandbox that was made without them", async () => {
  const plain = await open({ control: false });
  for (const door of doors) {
    expect((await plain.emu(door, {})).status).toBe(401);
    expect((await plain.call("POST", `/__emu/${door}`, {})).status).toBe(404);
  }
  expect((await plain.emu("state")).status).toBe(401);
  await plain.stop();
});

it.each([
  ["a page", { Origin: "http://evil.example" }],
  ["a page that hides its origin", { Origin: "null" }],
  ["a page of the shop itself", { "Sec-Fetch-Site": "same-origin" }],
  ["the address bar", { "Sec-Fetch-Site": "none" }],
  ["behind a proxy", { "X-Forwarded-For": "127.0.0.1" }],
  ["behind another proxy", { Forwarded: "for=127.0.0.1" }],
])("control calls are refused to %s", async (_, headers) => {
  const { id } = await newOrder();
  for (const door of doors) expect((await emu(door, {}, headers)).status).toBe(403);
  expect((await emu("state", undefined, headers)).status).toBe(403);
  expect((await orderNow(id)).status).toBe("created");
});

it("control calls are refused to other machines, and to names that merely point here", async () => {
  const options = { databaseFile: ":memory:", keySecret, shopName: "Shop", control: true };
  const { handle, close } = createSandbox({ prefix: "", ...options });
  const status = async (host: string, clientAddress?: string) =>
    (await handle(new Request(`http://${host}/__emu/state`), { clientAddress })).status;
  const near = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];
  const far = ["192.168.1.7", "10.127.0.0", "::ffff:10.0.0.1", "2001:db8::1", "", undefined];
  for (const [host, addresses, expected] of [
    ["localhost:3000", near, 200],
    ["[::1]:3000", near, 200],
    ["evil.example:3000", near, 403],
    ["127.0.0.1.evil.example", near, 403],
    ["localhost:3000", far, 403],
  ] as const)
    for (const address of addresses) expect(await status(host, address)).toBe(expected);
  close();
});

it("control calls are read as JSON whatever their type says, as curl sends them", async () => {
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  expect((await emu("clock", { advance_s: 1 }, headers)).status).toBe(200);
});

it("control calls that are none answer 404, and malformed ones 400", async () => {
  expect((await emu("nowhere", {})).status).toBe(404);
  expect((await emu("reset")).status).toBe(404);
  for (const body of ["{", "[]", "17"])
    expect((await fetch(`${base}/__emu/pay`, { method: "POST", body })).status).toBe(400);
});
