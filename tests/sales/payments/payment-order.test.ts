import { expect, it } from "vitest";
import { paymentOrderOf, tryPaymentOrder } from "~/sales/payments/payment-order.server";
import { shopper } from "../../cast";
import { product } from "../../shelf";
import { providerOnTheWire } from "./provider";
import { fillCart, openPayPage, orderOf, pressCheckout, tokenIn } from "../checkout/shopping";

const provider = providerOnTheWire();
const asked = () => provider.calls.filter((call) => call === "POST /v1/orders").length;

async function orderTheProviderDoesNotKnow() {
  const user = await shopper();
  await fillCart(user, (await product()).id);
  provider.fail(/^POST \/v1\/orders$/, 401);
  const token = tokenIn(await pressCheckout(user));
  return { user, token, order: orderOf(token) };
}

it("#30 two requests at once ask the provider once", async () => {
  const { order } = await orderTheProviderDoesNotKnow();
  const before = asked();
  const twice = [1, 2].map(() => tryPaymentOrder(order, false, "request"));
  expect(await Promise.all(twice)).toEqual(["asked", "asked"]);
  expect(asked() - before).toBe(1);
  expect(paymentOrderOf(order.id)).not.toBeNull();
});

it("#15 an order made at the provider whose answer was lost is found and used, not made again", async () => {
  const user = await shopper();
  await fillCart(user, (await product()).id);
  const before = asked();
  provider.fail(/^POST \/v1\/orders$/, "lost-answer");
  provider.fail(/^GET \/v1\/orders$/, "no-connection");
  const token = tokenIn(await pressCheckout(user));
  expect((await openPayPage(user, token)).form).toBeNull();

  await pressCheckout(user);
  expect((await openPayPage(user, token)).form).not.toBeNull();
  expect(asked() - before).toBe(1);
});

it("an order that the provider makes with another amount, or with the id of another order, is not shown to be paid", async () => {
  const { order } = await orderTheProviderDoesNotKnow();
  const sums = { amount_paid: 0, amount_due: order.totalPaise, attempts: 0, created_at: 1 };
  const answer = { currency: "INR", receipt: order.number, notes: {}, status: "created", ...sums };
  const refused = async (given: object) => {
    provider.fail(/^POST \/v1\/orders$/, { ...answer, ...given });
    expect(await tryPaymentOrder(order, false, "request")).toBe("refused");
    expect(paymentOrderOf(order.id)).toBeNull();
  };
  await refused({ id: "order_OtherAmount", amount: order.totalPaise - 100 });
  await refused({ id: "order_OtherMoney", amount: order.totalPaise, currency: "USD" });
  const { order: other } = await orderTheProviderDoesNotKnow();
  expect(await tryPaymentOrder(other, false, "request")).toBe("asked");
  await refused({ id: paymentOrderOf(other.id)?.id, amount: order.totalPaise });
});
