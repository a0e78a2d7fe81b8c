import type Razorpay from "razorpay";
import { validatePaymentVerification } from "razorpay/dist/utils/razorpay-utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paymentSignature } from "~/razorpay-sandbox/signature.server";
import { newOrder, sdk } from "./merchant";
import { keySecret, type Provider, serve } from "./serve";
import { openPayPage, returnFormIn, submit } from "./shopper";

describe("the official SDK, pointed at the sandbox", () => {
  let provider: Provider;
  let razorpay: Razorpay;

  beforeAll(async () => {
    provider = await serve();
    razorpay = sdk(provider);
  });
  afterAll(() => provider.stop());

  it("creates an order and fetches it, changes its notes and finds it by its receipt", async () => {
    const order = await razorpay.orders.create({
      amount: 145000,
      currency: "INR",
      receipt: "SHOP-000123",
      notes: { shop_order: "SHOP-000123" },
    });
    expect(order).toMatchObject({
      id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
      entity: "order",
      amount: 145000,
      amount_paid: 0,
      amount_due: 145000,
      currency: "INR",
      receipt: "SHOP-000123",
      offer_id: null,
      status: "created",
      attempts: 0,
      notes: { shop_order: "SHOP-000123" },
      created_at: expect.closeTo(Date.now() / 1000, -2),
    });
    expect(await razorpay.orders.fetch(order.id)).toEqual(order);

    const edited = await razorpay.orders.edit(order.id, { notes: { gift: "yes" } });
    expect(edited.notes).toEqual({ gift: "yes" });

    const found = await razorpay.orders.all({ receipt: "SHOP-000123" });
    expect(found).toMatchObject({ entity: "collection", count: 1, items: [{ id: order.id }] });
  });

  it("sees a paid order's payment, whose callback it accepts as genuine", async () => {
    const order = await newOrder(provider);
    const fields = await pay(order.id);
    expect(Object.keys(fields)).toEqual([
      "razorpay_payment_id",
      "razorpay_order_id",
      "razorpay_signature",
    ]);
    const ids = { order_id: order.id, payment_id: fields.razorpay_payment_id! };
    expect(validatePaymentVerification(ids, fields.razorpay_signature!, keySecret)).toBe(true);
    expect(validatePaymentVerification(ids, fields.razorpay_signature!, "other")).toBe(false);

    const { items } = await razorpay.orders.fetchPayments(order.id);
    expect(items).toHaveLength(1);
    expect(await razorpay.payments.fetch(ids.payment_id)).toEqual(items[0]);
    expect(items[0]).toMatchObject({
      entity: "payment",
      amount: 145000,
      status: "captured",
      captured: true,
      order_id: order.id,
      method: "upi",
      vpa: "success@razorpay",
      fee: 3422,
      tax: 522,
      email: "asha@example.com",
      contact: "+919876543210",
      notes: { shop_order: "SHOP-000123" },
      error_code: null,
    });
    expect(await razorpay.orders.fetch(order.id)).toMatchObject({
      status: "paid",
      amount_paid: 145000,
      amount_due: 0,
      attempts: 1,
    });
  });

  it("captures what was only authorised, once", async () => {
    const order = await newOrder(provider, { payment_capture: 0 });
    const { razorpay_payment_id: id } = await pay(order.id);
    expect(await razorpay.payments.fetch(id!)).toMatchObject({
      status: "authorized",
      captured: false,
      fee: null,
      tax: null,
    });
    expect(await razorpay.payments.capture(id!, 145000, "INR")).toMatchObject({
      status: "captured",
      fee: 3422,
    });
    await expect(razorpay.payments.capture(id!, 145000, "INR")).rejects.toMatchObject({
      statusCode: 400,
      error: { code: "BAD_REQUEST_ERROR", description: "This payment has already been captured" },
    });
  });

  it("refunds in parts until nothing is left, and fetches every refund", async () => {
    const order = await newOrder(provider);
    const { razorpay_payment_id: id } = await pay(order.id);
    const part = await razorpay.payments.refund(id!, {
      amount: 45000,
      receipt: "RF-000045",
      notes: { why: "one bottle broke" },
    });
    expect(part).toMatchObject({
      id: expect.stringMatching(/^rfnd_[A-Za-z0-9]{14}$/),
      entity: "refund",
      amount: 45000,
      currency: "INR",
      payment_id: id,
      receipt: "RF-000045",
      notes: { why: "one bottle broke" },
      status: "processed",
      speed_requested: "normal",
    });
    expect(await razorpay.payments.fetch(id!)).toMatchObject({
      status: "captured",
      amount_refunded: 45000,
      refund_status: "partial",
    });

    const rest = await razorpay.payments.refund(id!, {});
    expect(rest.amount).toBe(100000);
    expect(await razorpay.payments.fetch(id!)).toMatchObject({
      status: "refunded",
      captured: true,
      refund_status: "full",
    });
    expect(await razorpay.orders.fetch(order.id)).toMatchObject({ status: "paid" });

    expect(await razorpay.refunds.fetch(part.id)).toEqual(part);
    expect(await razorpay.payments.fetchRefund(id!, part.id)).toEqual(part);
    expect((await razorpay.payments.fetchMultipleRefund(id!)).items).toEqual([rest, part]);
  });

  it("hands over refusals with their status and the provider's error object", async () => {
    await expect(razorpay.orders.fetch("order_00000000000000")).rejects.toEqual({
      statusCode: 400,
      error: {
        code: "BAD_REQUEST_ERROR",
        description: "The id provided does not exist",
        source: "business",
        step: "payment_initiation",
        reason: "input_validation_failed",
        metadata: {},
      },
    });
    await expect(sdk(provider, "wrong").orders.all()).rejects.toMatchObject({
      statusCode: 401,
      error: { code: "BAD_REQUEST_ERROR", description: "Authentication failed" },
    });
  });

  async function pay(orderId: string): Promise<Record<string, string>> {
    const page = await submit(await openPayPage(provider, orderId), { outcome: "pay" });
    return returnFormIn(await page.text())!.fields;
  }
});

describe("the signature of a payment", () => {
  it("is the one of the provider's documentation", () => {
    expect(
      paymentSignature("order_IEIaMR65cu6nz3", "pay_IH4NVgf4Dreq1l", "EnLs21M47BllR3X8PSFtjtbd"),
    ).toBe("0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f");
    expect(paymentSignature("order_EMU00000000001", "pay_EMU00000000001", keySecret)).toBe(
      "f63bf44c5d311e048aa244bd660fc80e75b116c177e49d66f8652ea581b76ee0",
    );
  });
});
