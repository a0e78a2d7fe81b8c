import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, newOrder } from "./merchant";
import { type Provider, serve } from "./serve";
import { openPayPage, submit } from "./shopper";

let provider: Provider;

beforeAll(async () => {
  provider = await serve();
});
afterAll(() => provider.stop());

const good = { amount: 145000, currency: "INR" };
const post = (body: unknown) => call(provider, "POST", "/v1/orders", body);

describe("making an order", () => {
  it.each([
    ["no amount", { currency: "INR" }, "amount: is required.", "amount"],
    ["fractional paise", { ...good, amount: 100.5 }, "The amount must be an integer.", "amount"],
    [
      "a word for an amount",
      { ...good, amount: "lots" },
      "The amount must be an integer.",
      "amount",
    ],
    ["null for an amount", { ...good, amount: null }, "The amount must be an integer.", "amount"],
    [
      "less than a rupee",
      { ...good, amount: 99 },
      "Order amount less than minimum amount allowed",
      "amount",
    ],
    ["a negative amount", { ...good, amount: -1 }, /less than minimum/, "amount"],
    [
      "too much",
      { ...good, amount: 50_000_001 },
      "Amount exceeds maximum amount allowed.",
      "amount",
    ],
    ["no currency", { amount: 145000 }, "currency: is required.", "currency"],
    ["dollars", { ...good, currency: "USD" }, "Currency is not supported", "currency"],
    [
      "a long receipt",
      { ...good, receipt: "x".repeat(41) },
      "The receipt may not be greater than 40 characters.",
      "receipt",
    ],
    ["a number for a receipt", { ...good, receipt: 7 }, "The receipt must be a string.", "receipt"],
    [
      "sixteen notes",
      { ...good, notes: Object.fromEntries(Array.from({ length: 16 }, (_, n) => [`n${n}`, "x"])) },
      /notes should be less than or equal to 15/,
      "notes",
    ],
    ["a long note", { ...good, notes: { a: "x".repeat(257) } }, /greater than 256/, "notes"],
    ["a nested note", { ...good, notes: { a: { b: "c" } } }, "The notes must hold texts.", "notes"],
    ["notes that are a text", { ...good, notes: "gift" }, "The notes must be an array.", "notes"],
    ["partial payment", { ...good, partial_payment: true }, /not enabled/, "partial_payment"],
    ["a strange capture", { ...good, payment: { capture: "later" } }, /capture/, "payment"],
    [
      "an unknown field",
      { ...good, amuont: 1 },
      "amuont is/are not required and should not be sent",
      "amuont",
    ],
  ])("refuses %s", async (_, body, description, field) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({
      code: "BAD_REQUEST_ERROR",
      description: expect.stringMatching(description),
      source: "business",
      metadata: {},
      field,
    });
  });

  it("gives the reasons the provider gives", async () => {
    expect((await post({ ...good, amount: 99 })).body.error).toMatchObject({
      step: "order_creation",
      reason: "amount_less_than_minimum_amount",
    });
    expect((await post({ ...good, x: 1 })).body.error.reason).toBe("extra_field_sent");
    expect((await post({})).body.error).toMatchObject({
      step: "payment_initiation",
      reason: "input_validation_failed",
    });
  });

  it.each(["{", "[]", '"text"', "null", "17"])("refuses the body %s", async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.code).toBe("BAD_REQUEST_ERROR");
  });

  it("accepts the limits: one rupee, five lakh, 40 characters, 15 notes of 256", async () => {
    const notes = Object.fromEntries(
      Array.from({ length: 15 }, (_, n) => [`n${n}`, "x".repeat(256)]),
    );
    expect((await post({ ...good, amount: 100 })).status).toBe(200);
    expect((await post({ ...good, amount: 50_000_000 })).status).toBe(200);
    const answer = await post({ ...good, receipt: "r".repeat(40), notes });
    expect(answer.body).toMatchObject({ receipt: "r".repeat(40), notes });
  });

  it("takes a form as well as JSON, and writes empty notes as a list", async () => {
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    const answer = await call(
      provider,
      "POST",
      "/v1/orders",
      "amount=145000&currency=INR&notes%5Bshop_order%5D=SHOP-7&payment_capture=1",
      form,
    );
    expect(answer.body).toMatchObject({ amount: 145000, notes: { shop_order: "SHOP-7" } });
    expect((await newOrder(provider)).notes).toEqual([]);
    expect((await newOrder(provider, { notes: [] })).notes).toEqual([]);
  });

  it("makes a second order for a receipt used again, unless it was to be unique", async () => {
    const first = await newOrder(provider, { receipt: "SHOP-AGAIN" });
    const second = await newOrder(provider, { receipt: "SHOP-AGAIN" });
    expect(second.id).not.toBe(first.id);
    const unique = await newOrder(provider, { receipt: "SHOP-AGAIN", unique_receipt: true });
    expect(unique.id).toBe(first.id);
  });

  it("refuses a receipt used again where receipts are strict", async () => {
    const strict = await serve({ strictReceipt: true, prefix: "" });
    await newOrder(strict, { receipt: "SHOP-1" });
    const again = await call(strict, "POST", "/v1/orders", { ...good, receipt: "SHOP-1" });
    expect(again.status).toBe(400);
    expect(again.body.error).toMatchObject({
      description: "Order receipt should be unique.",
      field: "receipt",
    });
    await strict.stop();
  });
});

describe("reading and changing orders", () => {
  it("lists newest first, in parts, by receipt and by time", async () => {
    const own = await serve({ prefix: "" });
    const list = (query: string) => call(own, "GET", `/v1/orders${query}`);
    const ids: string[] = [];
    for (let n = 1; n <= 11; n++) {
      ids.unshift((await newOrder(own, { receipt: `SHOP-${n}` })).id);
      own.advance(60_000);
    }
    const idsOf = async (query: string) => (await list(query)).body.items.map(({ id }) => id);
    expect(await idsOf("")).toEqual(ids.slice(0, 10));
    expect(await idsOf("?count=3&skip=2")).toEqual(ids.slice(2, 5));
    expect(await idsOf("?receipt=SHOP-4")).toEqual([ids[7]]);
    expect(await idsOf("?receipt=nobody")).toEqual([]);
    const made = Number((await list("?receipt=SHOP-4")).body.items[0]!.created_at);
    expect(await idsOf(`?from=${made}&to=${made}`)).toEqual([ids[7]]);
    expect((await list("?count=100")).body.count).toBe(11);
    await own.stop();
  });

  it.each(["count=101", "count=0", "count=x", "skip=-1", "from=yesterday"])(
    "refuses a list with %s",
    async (query) => {
      expect((await call(provider, "GET", `/v1/orders?${query}`)).status).toBe(400);
    },
  );

  it("lists orders that hold an authorised payment, and an order with its payments", async () => {
    const order = await newOrder(provider, { payment: { capture: "manual" } });
    await submit(await openPayPage(provider, order.id), { outcome: "success" });
    const { items } = (await call(provider, "GET", "/v1/orders?authorized=1")).body;
    expect(items.map(({ id }) => id)).toEqual([order.id]);

    const expanded = await call(provider, "GET", `/v1/orders/${order.id}?expand[]=payments`);
    expect(expanded.body.payments).toMatchObject({ count: 1, items: [{ status: "authorized" }] });
  });

  it("changes notes and nothing else", async () => {
    const { id } = await newOrder(provider);
    const change = (body: unknown) => call(provider, "PATCH", `/v1/orders/${id}`, body);
    expect((await change({ notes: { a: "b" } })).body).toMatchObject({ id, notes: { a: "b" } });
    const refused = await change({ notes: {}, amount: 100 });
    expect(refused.status).toBe(400);
    expect(refused.body.error).toMatchObject({
      description: "amount is/are not required and should not be sent",
      reason: "extra_field_sent",
    });
    expect((await call(provider, "GET", `/v1/orders/${id}`)).body).toMatchObject({
      amount: 145000,
      notes: { a: "b" },
    });
  });

  it.each(["order_1", "pay_00000000000000", "order_000000000000-0", "%F0%9F", "%00"])(
    "says that %s is no order's id",
    async (id) => {
      const { status, body } = await call(provider, "GET", `/v1/orders/${id}`);
      expect(status).toBe(400);
      expect(body.error.description).toBe(`${id} is not a valid id`);
    },
  );
});
