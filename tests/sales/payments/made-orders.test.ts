import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { setCoupon } from "~/sales/cart/coupon.server";
import { write } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { newId } from "~/base/lib/ids.server";
import { providerPaymentOf } from "~/sales/payments/provider/provider.server";
import { cancelByBuyer } from "~/sales/payments/refunds/cancel-by-buyer.server";
import { settlePayment } from "~/sales/payments/settle.server";
import { admin, shopper } from "../../cast";
import {
  fillCart,
  openPayPage,
  orderOf,
  ordersOfUser,
  pressCheckout,
  returnToShop,
  tokenIn,
} from "../checkout/shopping";
import { coupon, usesNow } from "../coupons/couponing";
import { product } from "../../shelf";
import { payOnHostedPage, providerOnTheWire } from "./provider";
import { decide, payAtProvider, refundsAtProvider } from "./refunding";

providerOnTheWire();

let boss: Viewer;
beforeAll(async () => {
  boss = await admin();
});

/** An order of ₹1,350 with a coupon that waits for its payment. */
async function orderWithCoupon() {
  const { code, id: couponId } = await coupon();
  const buyer = await shopper();
  await fillCart(buyer, (await product()).id);
  await setCoupon({ userId: buyer.id, cookieCart: null }, code ?? null);
  const token = tokenIn(await pressCheckout(buyer));
  const { form } = await openPayPage(buyer, token);
  if (!form) throw new Error("The pay page has no form");
  return { buyer, token, fields: form.fields, couponId, id: orderOf(token).id };
}

test("a second order, made of a second payment, is new: nothing has happened to it", async () => {
  const { buyer, token, fields, couponId, id } = await orderWithCoupon();
  await returnToShop(token, (await payOnHostedPage(fields)) ?? {});
  await moveOrder(id, { status: "Shipped" }, boss);
  await moveOrder(id, { cameBack: { at: Date.now(), goods: "opened" } }, boss);
  const happened = {
    packedAt: 1,
    confirmedAt: 1,
    needsConfirmation: true,
    claimedUtr: "632612340001",
    lapsedAt: 1,
    promisedFrom: "2025-11-25",
    promisedTo: "2025-11-27",
    ewayNumber: "241012345678",
  };
  await write((tx) => tx.update(orders).set(happened).where(eq(orders.id, id)).run());

  const second = {
    id: "pay_SecondOfTwo0001",
    order_id: fields.order_id ?? "",
    amount: 135_000,
    currency: "INR",
    status: "captured" as const,
  };
  expect(await settlePayment(second, "webhook")).toBe("review");
  await decide(boss, { decision: "order", payment: second.id, version: "135000" });
  const made = ordersOfUser(buyer).find((order) => order.id !== id);
  const untouched = Object.keys(happened).filter((name) => name !== "needsConfirmation");
  expect(made).toMatchObject({
    ...Object.fromEntries(untouched.map((name) => [name, null])),
    status: "Not Process",
    paymentStatus: "paid",
    totalPaise: 135_000,
    needsConfirmation: false,
    cancelReason: null,
    shippedAt: null,
    returnedAt: null,
  });
  expect(usesNow(couponId)).toBe(2);
});

test("a cancelled order that a reviewed payment pays goes on, with its coupon, and can be cancelled again", async () => {
  const { token, fields, couponId, id } = await orderWithCoupon();
  const { id: paymentId } = await payAtProvider(fields.order_id ?? "", { amount: 130_000 });
  expect(await settlePayment(await providerPaymentOf(paymentId), "webhook")).toBe("review");
  await moveOrder(id, { status: "cancel", reason: "buyer" }, boss);
  expect(usesNow(couponId)).toBe(0);

  const form = { decision: "order", payment: paymentId, version: "135000", differs: "yes" };
  await decide(boss, form);
  expect(orderOf(token)).toMatchObject({
    status: "Not Process",
    paymentStatus: "paid",
    cancelReason: null,
  });
  expect(usesNow(couponId)).toBe(1);
  await cancelByBuyer(id, newId());
  expect(orderOf(token).status).toBe("cancel");
  expect(await refundsAtProvider(paymentId)).toHaveLength(1);
});
