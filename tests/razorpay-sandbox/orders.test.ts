import { expect, it } from "vitest";
import { refusal, worded } from "./merchant";
import { press } from "./shopper";
import { stage } from "./stage";

const sandbox = await stage();
const { advance, call, emu, newOrder, orderNow, payPage, read, sdk } = sandbox;

const good = { amount: 145000, currency: "INR" };
const post = (body: unknown) => call("POST", "/v1/orders", body);
const notes = (count: number, length: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`n${n}`, "x".repeat(length)]));

it("is made, fetched, changed and found by its receipt with the official SDK", async () => {
  const { orders } = sdk();
  const asked = { ...good, receipt: "SHOP-000123", notes: { shop_order: "SHOP-000123" } };
  const order = await orders.create(asked);
  expect(order).toMatchObject({
    ...asked,
    id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
    entity: "order",
    amount_paid: 0,
    amount_due: 145000,
    offer_id: null,
    status: "created",
    attempts: 0,
    created_at: expect.closeTo(Date.now() / 1000, -2),
  });
  expect(await orders.fetch(order.id)).toEqual(order);
  const edited = await orders.edit(order.id, { notes: { gift: "yes" } });
  expect(edited.notes).toEqual({ gift: "yes" });
  const found = await orders.all({ receipt: "SHOP-000123" });
  expect(found).toMatchObject({ entity: "collection", count: 1, items: [{ id: order.id }] });
});

const least = "Order amount less than minimum amount allowed";
const most = "Amount exceeds maximum amount allowed.";
const integer = "The amount must be an integer.";
const tooLong = "The receipt may not be greater than 40 characters.";
const extra = "amuont is/are not required and should not be sent";

it.each([
  ["no amount", { amount: undefined }, "amount: is required.", "amount"],
  ["fractional paise", { amount: 100.5 }, integer, "amount"],
  ["a word for an amount", { amount: "lots" }, integer, "amount"],
  ["null for an amount", { amount: null }, integer, "amount"],
  ["less than a rupee", { amount: 99 }, least, "amount"],
  ["a negative amount", { amount: -1 }, least, "amount"],
  ["too much", { amount: 50_000_001 }, most, "amount"],
  ["no currency", { currency: undefined }, "currency: is required.", "currency"],
  ["dollars", { currency: "USD" }, "Currency is not supported", "currency"],
  ["a long receipt", { receipt: "x".repeat(41) }, tooLong, "receipt"],
  ["a number for a receipt", { receipt: 7 }, "The receipt must be a string.", "receipt"],
  ["sixteen notes", { notes: notes(16, 1) }, /should be less than or equal to 15/, "notes"],
  ["a long note", { notes: notes(1, 257) }, /greater than 256/, "notes"],
  ["a nested note", { notes: { a: { b: "c" } } }, "The notes must hold texts.", "notes"],
  ["notes that are a text", { notes: "gift" }, "The notes must be an array.", "notes"],
  ["partial payment", { partial_payment: true }, /not enabled/, "partial_payment"],
  ["a strange capture", { payment: { capture: "later" } }, /capture/, "payment"],
  ["an unknown field", { amuont: 1 }, extra, "amuont"],
])("refuses %s", async (_, more, description, field) => {
  const { status, body } = await post({ ...good, ...more });
  expect(status).toBe(400);
  const always = { code: "BAD_REQUEST_ERROR", source: "business", metadata: {} };
  expect(body.error).toMatchObject({ ...always, description: worded(description), field });
});

it.each([
  [{ ...good, amount: 99 }, "order_creation", "amount_less_than_minimum_amount"],
  [{ ...good, x: 1 }, "payment_initiation", "extra_field_sent"],
  [{}, "payment_initiation", "input_validation_failed"],
])("gives the reason the provider gives for %j", async (body, step, reason) => {
  expect((await post(body)).body.error).toMatchObject({ step, reason });
});

it.each(["{", "[]", '"text"', "null", "17"])("refuses the body %s", async (body) => {
  const error = { code: "BAD_REQUEST_ERROR" };
  expect(await post(body)).toMatchObject({ status: 400, body: { error } });
});

it.each([
  { amount: 100 },
  { amount: 50_000_000 },
  { receipt: "r".repeat(40), notes: notes(15, 256) },
])("accepts the limits: %j", async (limits) => {
  expect(await post({ ...good, ...limits })).toMatchObject({ status: 200, body: limits });
});

it("takes a form as well as JSON, and writes empty notes as a list", async () => {
  const fields = "amount=145000&currency=INR&notes%5Bshop_order%5D=SHOP-7&payment_capture=1";
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  const { body } = await call("POST", "/v1/orders", fields, type);
  expect(body).toMatchObject({ amount: 145000, notes: { shop_order: "SHOP-7" } });
  for (const more of [{}, { notes: [] }]) expect((await newOrder(more)).notes).toEqual([]);
});

it("makes a second order for a receipt used again, unless it was to be unique", async () => {
  const receipt = "SHOP-AGAIN";
  const first = await newOrder({ receipt });
  expect((await newOrder({ receipt })).id).not.toBe(first.id);
  expect((await newOrder({ receipt, unique_receipt: true })).id).toBe(first.id);
});

it("lists newest first, in parts, by receipt and by time", async () => {
  await emu("reset", {});
  const ids: string[] = [];
  for (let n = 1; n <= 11; n++) {
    ids.unshift((await newOrder({ receipt: `SHOP-${n}` })).id);
    advance(60_000);
  }
  const idsOf = async (query: string) =>
    (await read(`/v1/orders?${query}`)).items.map(({ id }) => id);
  expect(await idsOf("")).toEqual(ids.slice(0, 10));
  expect(await idsOf("count=3&skip=2")).toEqual(ids.slice(2, 5));
  expect(await idsOf("receipt=SHOP-4")).toEqual([ids[7]]);
  expect(await idsOf("receipt=nobody")).toEqual([]);
  const made = String((await orderNow(ids[7]!)).created_at);
  expect(await idsOf(`from=${made}&to=${made}`)).toEqual([ids[7]]);
  expect((await read("/v1/orders?count=100")).count).toBe(11);
});

it("lists orders that hold an authorised payment, and an order with its payments", async () => {
  const { id } = await newOrder({ payment: { capture: "manual" } });
  await press(await payPage(id), { outcome: "success" });
  expect((await read("/v1/orders?authorized=1")).items).toMatchObject([{ id }]);
  const { payments } = await read(`/v1/orders/${id}?expand[]=payments`);
  expect(payments).toMatchObject({ count: 1, items: [{ status: "authorized" }] });
});

it("changes notes and nothing else", async () => {
  const { id } = await newOrder();
  const change = (body: unknown) => call("PATCH", `/v1/orders/${id}`, body);
  expect((await change({ notes: { a: "b" } })).body).toMatchObject({ id, notes: { a: "b" } });
  const refused = await change({ notes: {}, amount: 100 });
  expect(refused).toMatchObject(refusal("amount is/are not required and should not be sent"));
  expect(refused.body.error.reason).toBe("extra_field_sent");
  expect(await orderNow(id)).toMatchObject({ amount: 145000, notes: { a: "b" } });
});

const noPage = ["count=101", "count=0", "count=x", "skip=-1", "from=yesterday"];
const noIds = ["order_1", "pay_00000000000000", "order_000000000000-0", "%F0%9F", "%00"];
const unknown = "The id provided does not exist";

it.each([
  ...noPage.map((query) => [`orders?${query}`, /./] as const),
  ...noIds.map((id) => [`orders/${id}`, `${id} is not a valid id`] as const),
  ["orders/order_00000000000000/payments", unknown],
  ["payments/pay_1", "pay_1 is not a valid id"],
  ["payments/pay_00000000000000", unknown],
  ["refunds/rfnd_1", "rfnd_1 is not a valid id"],
  ["refunds/rfnd_00000000000000", unknown],
] as const)("does not find %s", async (path, description) => {
  expect(await call("GET", `/v1/${path}`)).toMatchObject(refusal(description));
});
