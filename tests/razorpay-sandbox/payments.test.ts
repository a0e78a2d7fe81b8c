import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, newOrder } from "./merchant";
import { type Provider, serve } from "./serve";
import { openPayPage, submit } from "./shopper";

let provider: Provider;

beforeAll(async () => {
  provider = await serve();
});
afterAll(() => provider.stop());

/** An order paid with this button; gives its payment. */
async function payment(outcome: string, order: Record<string, unknown> = {}) {
  const { id } = await newOrder(provider, order);
  await submit(await openPayPage(provider, id), { outcome });
  const { body } = await call(provider, "GET", `/v1/orders/${id}/payments`);
  return body.items[0]!;
}

const manual = { payment: { capture: "manual" } };
const capture = (id: string, body: unknown) =>
  call(provider, "POST", `/v1/payments/${id}/capture`, body);
const refund = (id: string, body: unknown, key?: string) =>
  call(
    provider,
    "POST",
    `/v1/payments/${id}/refund`,
    body,
    key === undefined ? {} : { "X-Refund-Idempotency": key },
  );

describe("capturing a payment", () => {
  it.each([
    [{}, "The amount field is required."],
    [{ amount: 145000.5 }, "The amount must be an integer."],
    [{ amount: 144900 }, "Capture amount must be equal to the amount authorized"],
    [{ amount: 145000, currency: "USD" }, "Capture amount must be equal to the amount authorized"],
    [{ amount: 145000, more: 1 }, "more is/are not required and should not be sent"],
  ])("refuses %j", async (body, description) => {
    const { id } = await payment("success", manual);
    const answer = await capture(id, body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.description).toBe(description);
    expect((await call(provider, "GET", `/v1/payments/${id}`)).body.status).toBe("authorized");
  });

  it("is for authorised payments only", async () => {
    const only = "Only payments which have been authorized and not yet captured can be captured";
    for (const [outcome, description] of [
      ["failure", only],
      ["no_answer", only],
      ["success", "This payment has already been captured"],
    ] as const) {
      const answer = await capture((await payment(outcome)).id, { amount: 145000 });
      expect(answer.status).toBe(400);
      expect(answer.body.error.description).toBe(description);
    }
  });

  it("happens by itself unless the order or the account says otherwise", async () => {
    expect((await payment("pay")).status).toBe("captured");
    expect((await payment("pay", { payment_capture: 0 })).status).toBe("authorized");
    expect((await payment("pay", manual)).status).toBe("authorized");
    expect((await payment("pay", { payment: { capture: "automatic" } })).status).toBe("captured");

    const byHand = await serve({ autoCapture: false });
    const { id } = await newOrder(byHand);
    await submit(await openPayPage(byHand, id), { outcome: "pay" });
    const { body } = await call(byHand, "GET", `/v1/orders/${id}/payments`);
    expect(body.items[0]!.status).toBe("authorized");
    await byHand.stop();
  });

  it("takes fee and tax in whole paise, the fee including the tax", async () => {
    for (const [amount, fee, tax] of [
      [145000, 3422, 522],
      [100, 2, 0],
      [123457, 2914, 445],
    ] as const) {
      const { id } = await newOrder(provider, { amount });
      await submit(await openPayPage(provider, id, { amount: `${amount}` }), { outcome: "pay" });
      const { body } = await call(provider, "GET", `/v1/orders/${id}/payments`);
      expect(body.items[0]).toMatchObject({ amount, fee, tax });
    }
  });
});

describe("giving money back", () => {
  it.each([
    [{ amount: 145001 }, "The refund amount provided is greater than amount captured"],
    [{ amount: 99 }, "The amount must be at least INR 1.00"],
    [{ amount: 1000.5 }, "The amount must be an integer."],
    [{ currency: "INR" }, "currency is/are not required and should not be sent"],
    [{ speed: "instant" }, "The speed is invalid."],
    [{ receipt: "x".repeat(41) }, "The receipt may not be greater than 40 characters."],
  ])("refuses %j", async (body, description) => {
    const { id } = await payment("pay");
    const answer = await refund(id, body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.description).toBe(description);
    expect((await call(provider, "GET", `/v1/payments/${id}/refunds`)).body.items).toEqual([]);
  });

  it("never gives back more than was captured, in all parts together", async () => {
    const { id } = await payment("pay");
    expect((await refund(id, { amount: 100000 })).status).toBe(200);
    expect((await refund(id, { amount: 45001 })).body.error.description).toBe(
      "The refund amount provided is greater than amount captured",
    );
    expect((await refund(id, { amount: 45000 })).status).toBe(200);
    expect((await refund(id, {})).body.error.description).toBe(
      "The payment has been fully refunded already",
    );
  });

  it("is for captured payments only", async () => {
    for (const { id } of [
      await payment("failure"),
      await payment("no_answer"),
      await payment("pay", manual),
    ]) {
      const answer = await refund(id, {});
      expect(answer.status).toBe(400);
      expect(answer.body.error.description).toBe(
        "The payment status should be captured for action to be taken",
      );
    }
  });

  it("gives the same refund for the same key, and refuses another request with it", async () => {
    const { id } = await payment("pay");
    const body = { amount: 5000, receipt: "RF-1", notes: { why: "late" } };
    const first = await refund(id, body, "rf-0123456789");
    expect(first.status).toBe(200);
    expect(await refund(id, body, "rf-0123456789")).toEqual(first);
    const other = await refund(id, { ...body, amount: 6000 }, "rf-0123456789");
    expect(other.status).toBe(409);
    expect(other.body.error.description).toBe(
      "Different request with the same idempotency key has already been processed.",
    );
    const { id: elsewhere } = await payment("pay");
    expect((await refund(elsewhere, body, "rf-0123456789")).status).toBe(409);
    expect((await call(provider, "GET", `/v1/payments/${id}/refunds`)).body.count).toBe(1);
  });

  it.each(["short", "has spaces in it", "semi;colon;semi"])("refuses the key %j", async (key) => {
    const { id } = await payment("pay");
    const answer = await refund(id, {}, key);
    expect(answer.status).toBe(400);
    expect(answer.body.error.description).toContain("idempotency key");
  });

  it("finds a refund only under its own payment", async () => {
    const one = await payment("pay");
    const other = await payment("pay");
    const { body } = await refund(one.id, {});
    const under = (id: string) => call(provider, "GET", `/v1/payments/${id}/refunds/${body.id}`);
    expect((await under(one.id)).body).toEqual(body);
    expect((await under(other.id)).status).toBe(400);
  });
});

describe("reading payments", () => {
  it("lists them newest first", async () => {
    const first = await payment("failure");
    const second = await payment("pay");
    const { items } = (await call(provider, "GET", "/v1/payments?count=2")).body;
    expect(items.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it.each([
    ["/v1/payments/pay_1", "pay_1 is not a valid id"],
    ["/v1/payments/pay_00000000000000", "The id provided does not exist"],
    ["/v1/refunds/rfnd_1", "rfnd_1 is not a valid id"],
    ["/v1/refunds/rfnd_00000000000000", "The id provided does not exist"],
    ["/v1/orders/order_00000000000000/payments", "The id provided does not exist"],
  ])("refuses %s", async (path, description) => {
    const { status, body } = await call(provider, "GET", path);
    expect(status).toBe(400);
    expect(body.error.description).toBe(description);
  });
});
