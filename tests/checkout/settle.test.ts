import { expect, it } from "vitest";
import {
  capturePayment,
  type ProviderPayment,
  providerPaymentOf,
} from "~/checkout/provider.server";
import { settlePayment } from "~/checkout/settle.server";
import { shopper } from "../cast";
import { product } from "../shelf";
import { payOnHostedPage, providerOnTheWire } from "./provider";
import { checkOut, orderOf, paymentsOfOrder, returnToShop } from "./shopping";

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
  const order = await orderOf(token);
  expect(order.paymentStatus).toBe("paid");
  expect(await paymentsOfOrder(order.id)).toMatchObject([{ payment: { status: "captured" } }]);
});

it("#7 a payment that failed first and was approved later pays the order", async () => {
  const { token, payment } = await placed();
  expect(await settlePayment({ ...payment, status: "failed" }, "webhook")).toBe("failed");
  expect(await settlePayment({ ...payment, status: "authorized" }, "webhook")).toBe("pending");
  expect(await settlePayment(payment, "webhook")).toBe("paid");
  expect((await orderOf(token)).paymentStatus).toBe("paid");
});

it("#18 a payment captured already counts as captured", async () => {
  const { token, fields } = await placed();
  const returned = await payOnHostedPage(fields);
  const payment = await providerPaymentOf(returned?.razorpay_payment_id ?? "");
  expect((await capturePayment({ ...payment, status: "authorized" })).status).toBe("captured");
  await returnToShop(token, returned ?? {});
  expect((await orderOf(token)).paymentStatus).toBe("paid");
});

it("#28 a payment of somebody else's order changes nothing", async () => {
  const { payment } = await placed();
  const foreign = { ...payment, order_id: "order_ForeignShop000" };
  expect(await settlePayment(foreign, "webhook")).toBe("unknown-order");
});

it("#29 money in another currency is kept for a person to look at", async () => {
  const { token, payment } = await placed();
  expect(await settlePayment({ ...payment, currency: "USD" }, "webhook")).toBe("review");
  const order = await orderOf(token);
  expect(order.paymentStatus).toBe("review");
  expect(await paymentsOfOrder(order.id)).toMatchObject([{ payment: { review: "currency" } }]);
});
