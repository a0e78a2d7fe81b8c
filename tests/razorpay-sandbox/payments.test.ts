import { expect, it } from "vitest";
import { paymentSignature } from "~/razorpay-sandbox/signature.server";
import { refusal } from "./merchant";
import { keySecret } from "./serve";
import { press } from "./shopper";
import { stage } from "./stage";

const sandbox = await stage();
const { call, newOrder, payPage, paymentNow, paymentsOf, read, refund, refundsOf, sdk } = sandbox;

/** An order paid with this button; gives its payment. */
async function payment(outcome = "pay", order: object = {}) {
  const { id, amount } = await newOrder(order);
  await press(await payPage(id, { amount: `${amount}` }), { outcome });
  return (await paymentsOf(id))[0]!;
}

const manual = { payment: { capture: "manual" } };
const capture = (id: string, body: unknown) => call("POST", `/v1/payments/${id}/capture`, body);
const keyed = (key: string) => ({ "X-Refund-Idempotency": key });
const tooMuch = "The refund amount provided is greater than amount captured";

it("is captured, and refunded in parts until nothing is left, with the official SDK", async () => {
  const { orders, payments, refunds } = sdk();
  const first = await payment("pay", { payment_capture: 0 });
  const { id, order_id } = first;
  const paid = {
    entity: "payment",
    amount: 145000,
    method: "upi",
    vpa: "success@razorpay",
    email: "asha@example.com",
    contact: "+919876543210",
    notes: { shop_order: "SHOP-000123" },
    error_code: null,
  };
  const authorized = { ...paid, status: "authorized", captured: false, fee: null, tax: null };
  expect(first).toMatchObject(authorized);
  expect(await payments.fetch(id)).toEqual(first);
  const captured = await payments.capture(id, 145000, "INR");
  const now = { ...paid, status: "captured", captured: true, fee: 3422, tax: 522 };
  expect(captured).toMatchObject(now);
  expect((await orders.fetchPayments(order_id)).items).toEqual([captured]);
  const order = { status: "paid", amount_paid: 145000, amount_due: 0, attempts: 1 };
  expect(await orders.fetch(order_id)).toMatchObject(order);

  const asked = { amount: 45000, receipt: "RF-000045", notes: { why: "one bottle broke" } };
  const part = await payments.refund(id, asked);
  expect(part).toMatchObject({
    ...asked,
    id: expect.stringMatching(/^rfnd_[A-Za-z0-9]{14}$/),
    entity: "refund",
    currency: "INR",
    payment_id: id,
    status: "processed",
    speed_requested: "normal",
  });
  const partly = { status: "captured", amount_refunded: 45000, refund_status: "partial" };
  expect(await payments.fetch(id)).toMatchObject(partly);
  expect(await refund(id, { amount: 100001 })).toMatchObject(refusal(tooMuch));

  const rest = await payments.refund(id, {});
  expect(rest.amount).toBe(100000);
  const back = { status: "refunded", captured: true, refund_status: "full" };
  expect(await payments.fetch(id)).toMatchObject(back);
  expect(await orders.fetch(order_id)).toMatchObject(order);
  const none = "The payment has been fully refunded already";
  expect(await refund(id)).toMatchObject(refusal(none));

  expect(await refunds.fetch(part.id)).toEqual(part);
  expect(await payments.fetchRefund(id, part.id)).toEqual(part);
  expect((await payments.fetchMultipleRefund(id)).items).toEqual([rest, part]);
  const elsewhere = await call("GET", `/v1/payments/${(await payment()).id}/refunds/${part.id}`);
  expect(elsewhere.status).toBe(400);
});

const unequal = "Capture amount must be equal to the amount authorized";

it.each([
  [{}, "The amount field is required."],
  [{ amount: 145000.5 }, "The amount must be an integer."],
  [{ amount: 144900 }, unequal],
  [{ amount: 145000, currency: "USD" }, unequal],
  [{ amount: 145000, more: 1 }, "more is/are not required and should not be sent"],
])("is not captured with %j", async (body, description) => {
  const { id } = await payment("success", manual);
  expect(await capture(id, body)).toMatchObject(refusal(description));
  expect((await paymentNow(id)).status).toBe("authorized");
});

const only = "Only payments which have been authorized and not yet captured can be captured";

it.each([
  ["failure", only],
  ["no_answer", only],
  ["success", "This payment has already been captured"],
])("is not captured after %s", async (outcome, description) => {
  const { id } = await payment(outcome);
  expect(await capture(id, { amount: 145000 })).toMatchObject(refusal(description));
});

it.each([
  [{}, "captured"],
  [{ payment_capture: 0 }, "authorized"],
  [manual, "authorized"],
  [{ payment: { capture: "automatic" } }, "captured"],
])("is captured by itself unless the order says otherwise: %j", async (order, status) => {
  expect((await payment("pay", order)).status).toBe(status);
});

it.each([
  [145000, 3422, 522],
  [100, 2, 0],
  [123457, 2914, 445],
])("of %i paise costs %i in whole paise, %i of them tax", async (amount, fee, tax) => {
  expect(await payment("pay", { amount })).toMatchObject({ amount, fee, tax });
});

it.each([
  [{ amount: 145001 }, tooMuch],
  [{ amount: 99 }, "The amount must be at least INR 1.00"],
  [{ amount: 1000.5 }, "The amount must be an integer."],
  [{ currency: "INR" }, "currency is/are not required and should not be sent"],
  [{ speed: "instant" }, "The speed is invalid."],
  [{ receipt: "x".repeat(41) }, "The receipt may not be greater than 40 characters."],
])("is not refunded with %j", async (body, description) => {
  const { id } = await payment();
  expect(await refund(id, body)).toMatchObject(refusal(description));
  expect((await refundsOf(id)).items).toEqual([]);
});

it.each(["failure", "no_answer", "pay"])("is not refunded uncaptured: %s", async (outcome) => {
  const description = "The payment status should be captured for action to be taken";
  expect(await refund((await payment(outcome, manual)).id)).toMatchObject(refusal(description));
});

it("has one refund for each key, which no other request may use", async () => {
  const [{ id }, { id: elsewhere }] = [await payment(), await payment()];
  const key = keyed("rf-0123456789");
  const body = { amount: 5000, receipt: "RF-1", notes: { why: "late" } };
  const first = await refund(id, body, key);
  expect(first.status).toBe(200);
  expect(await refund(id, body, key)).toEqual(first);
  const words = "Different request with the same idempotency key has already been processed.";
  for (const [other, amount] of [[id, 6000] as const, [elsewhere, 5000] as const])
    expect(await refund(other, { ...body, amount }, key)).toMatchObject(refusal(words, 409));
  expect((await refundsOf(id)).count).toBe(1);
});

it.each(["short", "has spaces in it", "semi;colon;semi"])("refuses the key %j", async (key) => {
  const { id } = await payment();
  expect(await refund(id, {}, keyed(key))).toMatchObject(refusal(/idempotency key/));
});

it("is listed newest first", async () => {
  const [first, second] = [await payment("failure"), await payment()];
  expect((await read("/v1/payments?count=2")).items).toEqual([second, first]);
});

it("is signed as in the provider's documentation", () => {
  const key = "EnLs21M47BllR3X8PSFtjtbd";
  expect(paymentSignature("order_IEIaMR65cu6nz3", "pay_IH4NVgf4Dreq1l", key)).toBe(
    "0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f",
  );
  expect(paymentSignature("order_EMU00000000001", "pay_EMU00000000001", keySecret)).toBe(
    "f63bf44c5d311e048aa244bd660fc80e75b116c177e49d66f8652ea581b76ee0",
  );
});
