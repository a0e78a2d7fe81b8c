import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { askForPayment, validatePayment } from "~/sales/payments/api-payment.server";
import { holdForReview } from "~/sales/payments/held/hold-for-review.server";
import { providerKeys } from "~/sales/payments/provider/provider-keys.server";
import {
  capturePayment,
  type ProviderPayment,
  providerPaymentOf,
} from "~/sales/payments/provider/provider.server";
import { lookAtPayments } from "~/sales/payments/reconcile/reconcile.server";
import { settlePayment } from "~/sales/payments/settle.server";
import { write } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { shopper } from "../../cast";
import { product } from "../../shelf";
import { payOnHostedPage, providerOnTheWire } from "./provider";
import { drive } from "./refunding";
import {
  checkOut,
  openStatusPage,
  orderOf,
  ordersOfUser,
  paymentsOfOrder,
  returnToShop,
} from "../checkout/shopping";

providerOnTheWire();

async function placed() {
  const { token, fields } = await checkOut(await shopper(), (await product()).id);
  const payment: ProviderPayment = {
    id: `pay_${token.slice(0, 14).replaceAll(/\W|_/g, "x")}`,
    order_id: fields.order_id ?? "",
    amount: 145_000,
    currency: "INR",
    status: "captured",
  };
  return { token, fields, payment };
}

it("#6 what is told late never takes a paid order back", async () => {
  const { token, payment } = await placed();
  await settlePayment(payment, "webhook");
  for (const status of ["authorized", "failed", "created"] as const) {
    expect(await settlePayment({ ...payment, status }, "webhook")).toBe("paid");
  }
  const order = orderOf(token);
  expect(order.paymentStatus).toBe("paid");
  expect(paymentsOfOrder(order.id)).toMatchObject([{ payment: { status: "captured" } }]);
});

it("#7 a payment that failed first and was approved later pays the order", async () => {
  const { token, payment } = await placed();
  expect(await settlePayment({ ...payment, status: "failed" }, "webhook")).toBe("failed");
  expect(await settlePayment({ ...payment, status: "authorized" }, "webhook")).toBe("pending");
  expect(await settlePayment(payment, "webhook")).toBe("paid");
  expect(orderOf(token).paymentStatus).toBe("paid");
});

it("#18 a payment captured already counts as captured", async () => {
  const { token, fields } = await placed();
  const returned = await payOnHostedPage(fields);
  const payment = await providerPaymentOf(returned?.razorpay_payment_id ?? "");
  expect((await capturePayment({ ...payment, status: "authorized" })).status).toBe("captured");
  await returnToShop(token, returned ?? {});
  expect(orderOf(token).paymentStatus).toBe("paid");
});

it("#28 a payment of somebody else's order changes nothing", async () => {
  const { payment } = await placed();
  const foreign = { ...payment, order_id: "order_ForeignShop000" };
  expect(await settlePayment(foreign, "webhook")).toBe("unknown-order");
});

it("#29 money in another currency is kept for a person to look at", async () => {
  const { token, payment } = await placed();
  expect(await settlePayment({ ...payment, currency: "USD" }, "webhook")).toBe("review");
  const order = orderOf(token);
  expect(order.paymentStatus).toBe("review");
  expect(paymentsOfOrder(order.id)).toMatchObject([{ payment: { review: "currency" } }]);
});

it("#29 a card from abroad that was charged in rupees pays the order, and the row says so", async () => {
  const { token, payment } = await placed();
  expect(await settlePayment({ ...payment, international: true }, "webhook")).toBe("paid");
  const order = orderOf(token);
  expect(paymentsOfOrder(order.id)).toMatchObject([
    { payment: { international: true, review: null, paidOrderId: order.id } },
  ]);
});

it("#19 a payment that failed does not stop the next one of the same order", async () => {
  const { token, fields, payment } = await placed();
  await settlePayment(
    { ...payment, status: "failed", error_reason: "payment_timed_out" },
    "webhook",
  );
  expect(orderOf(token)).toMatchObject({
    paymentStatus: "unpaid",
    failureReason: "payment_timed_out",
  });
  await returnToShop(token, (await payOnHostedPage(fields)) ?? {});
  expect(orderOf(token)).toMatchObject({ paymentStatus: "paid", failureReason: null });
});

it("#7 money that comes long after the order was too old to be paid still pays it", async () => {
  const { token, payment } = await placed();
  const { id, createdAt } = orderOf(token);
  const longAgo = createdAt - 30 * 24 * 60 * 60 * 1000;
  await write((tx) => tx.update(orders).set({ updatedAt: longAgo }).where(eq(orders.id, id)).run());
  const { data: page } = await openStatusPage(null, token);
  expect(page.closed).toBe("too-old");
  expect(await settlePayment(payment, "webhook")).toBe("paid");
});

it("#7 money that was authorized late, on a wire that only then comes back, is taken by asking", async () => {
  const { token, fields } = await placed();
  const { payment } = await drive<{ payment: { id: string } }>("pay", {
    order_id: fields.order_id,
    outcome: "failed",
  });
  await settlePayment(await providerPaymentOf(payment.id), "webhook");
  await drive(`payments/${payment.id}/late-authorize`);
  await settlePayment(await providerPaymentOf(payment.id), "webhook");
  await lookAtPayments(orderOf(token).id);
  expect(orderOf(token).paymentStatus).toBe("paid");
});

it("#18 when taking the money is refused because it was taken already, it counts as taken", async () => {
  const { token, fields } = await placed();
  const { payment } = await drive<{ payment: { id: string } }>("pay", {
    order_id: fields.order_id,
    outcome: "captured",
  });
  const told = await providerPaymentOf(payment.id);
  expect(await settlePayment({ ...told, status: "authorized" }, "webhook")).toBe("pending");
  expect(await settlePayment(await capturePayment(told), "reconcile")).toBe("paid");
  expect(orderOf(token).paymentStatus).toBe("paid");
});

it("#8 a second payment of one order is kept for a person, and paid stays paid", async () => {
  const { token, payment } = await placed();
  await settlePayment(payment, "webhook");
  const second = { ...payment, id: `${payment.id}x` };
  expect(await settlePayment(second, "webhook")).toBe("review");
  expect(await settlePayment(second, "reconcile")).toBe("paid");
  const order = orderOf(token);
  expect(order.paymentStatus).toBe("paid");
  const rows = paymentsOfOrder(order.id).map((row) => row.payment);
  expect(rows.find(({ id }) => id === second.id)).toMatchObject({
    review: "second payment",
    paidOrderId: null,
  });
});

it("money that was given back before anybody heard that it was taken pays nothing", async () => {
  const { token, payment } = await placed();
  expect(await settlePayment({ ...payment, status: "authorized" }, "webhook")).toBe("pending");
  expect(await settlePayment({ ...payment, status: "refunded" }, "webhook")).toBe("failed");
  expect(orderOf(token)).toMatchObject({
    paymentStatus: "unpaid",
    failureReason: "payment_refunded",
  });
});

describe("a payment that a client of the API asked for", () => {
  async function asked() {
    const client = await shopper();
    const tin = await product();
    const { id } = await askForPayment(client, { amountPaise: tin.pricePaise, receipt: "r" });
    const { payment } = await drive<{ payment: { id: string } }>("pay", { order_id: id });
    return { client, tin, payment: await providerPaymentOf(payment.id) };
  }
  const signed = (payment: ProviderPayment) =>
    createHmac("sha256", providerKeys().keySecret)
      .update(`${payment.order_id}|${payment.id}`)
      .digest("hex");
  const validate = ({ client, tin, payment }: Awaited<ReturnType<typeof asked>>) =>
    validatePayment(client, {
      providerOrderId: payment.order_id ?? "",
      paymentId: payment.id,
      signature: signed(payment),
      cart: [{ _id: tin.id, qnty: 1 }],
    });

  it("is kept while no order has come, and pays the order that comes later", async () => {
    const paid = await asked();
    expect(await settlePayment(paid.payment, "webhook")).toBe("no-order");
    expect(ordersOfUser(paid.client)).toEqual([]);
    expect(await validate(paid)).toBe("paid");
    expect(ordersOfUser(paid.client)).toMatchObject([{ paymentStatus: "paid" }]);
    expect(await validate(paid)).toBe("paid");
    expect(ordersOfUser(paid.client)).toHaveLength(1);
  });

  it("pays it also after it was put up for review for want of an order, which then is closed", async () => {
    const paid = await asked();
    await settlePayment(paid.payment, "webhook");
    await holdForReview(paid.payment, "no order");
    expect(await validate(paid)).toBe("paid");
    const [{ payment } = {}] = paymentsOfOrder(ordersOfUser(paid.client)[0]?.id ?? "");
    expect(payment).toMatchObject({ reviewOutcome: "order made", reviewClosedBy: "The shop" });
  });
});
