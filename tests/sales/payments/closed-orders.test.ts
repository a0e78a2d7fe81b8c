import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { reconcile } from "~/sales/payments/reconcile/reconcile.server";
import { action as payAgain } from "~/routes/checkout/pay";
import { settlePayment } from "~/sales/payments/settle.server";
import { setCoupon } from "~/sales/cart/coupon.server";
import { db, write } from "~/base/db/connection.server";
import { mails, orders, paymentOrders, products } from "~/base/db/schema";
import { linesOf } from "~/sales/orders/orders.server";
import { ordersOf } from "~/sales/orders/own-orders.server";
import { argsFor, shopper } from "../../cast";
import { coupon, usesNow } from "../coupons/couponing";
import { product } from "../../shelf";
import { payOnHostedPage, providerOnTheWire } from "./provider";
import { drive } from "./refunding";
import {
  cartOfUser,
  checkOut,
  fillCart,
  openPayPage,
  openStatusPage,
  orderOf,
  pressCheckout,
  returnToShop,
  tokenIn,
} from "../checkout/shopping";

const provider = providerOnTheWire();

const day = 24 * 60 * 60 * 1000;

/** As if everything that happened to the order had happened so many days earlier. */
async function letPass(days: number, token: string): Promise<void> {
  const at = Date.now() - days * day;
  const { id } = orderOf(token);
  await write((tx) => {
    tx.update(orders).set({ createdAt: at, updatedAt: at }).where(eq(orders.id, id)).run();
    tx.update(paymentOrders).set({ checkedAt: at }).where(eq(paymentOrders.orderId, id)).run();
  });
}

const thrownBy = (page: Promise<unknown>) => page.catch((thrown: unknown) => thrown);

describe("an order that was placed long ago", () => {
  it("and placed again now is found paid although the browser never came back", async () => {
    const user = await shopper();
    const { token, fields } = await checkOut(user, (await product()).id);
    await letPass(7, token);
    expect(tokenIn(await pressCheckout(user))).toBe(token);
    await payOnHostedPage(fields, { outcome: "close_browser" });
    await reconcile(Date.now() + 60_000);
    expect(orderOf(token).paymentStatus).toBe("paid");
  });

  it("cannot be paid by its old link, says so, and can once it is placed again", async () => {
    const user = await shopper();
    const { token } = await checkOut(user, (await product()).id);
    await letPass(3, token);
    const leads = await thrownBy(openPayPage(user, token));
    expect((leads as Response).headers.get("Location")).toBe(`/order/${token}`);
    expect((await openStatusPage(user, token)).data.closed).toBe("too-old");

    await pressCheckout(user);
    expect((await openPayPage(user, token)).form).not.toBeNull();
    expect((await openStatusPage(user, token)).data.closed).toBeNull();
  });

  it("#35 is kept when nobody ever pays it: not completed, not on a list, asked about once more after four days", async () => {
    const user = await shopper();
    const { token, fields } = await checkOut(user, (await product()).id);
    const asked = () => provider.calls.filter((call) => call.includes(fields.order_id!)).length;
    await letPass(5, token);
    await reconcile();
    expect(asked()).toBe(1);
    await reconcile(Date.now() + day);
    expect(asked()).toBe(1);

    expect((await openStatusPage(user, token)).data.closed).toBe("too-old");
    expect(orderOf(token)).toMatchObject({ paymentStatus: "unpaid", status: "Not Process" });
    expect(ordersOf(user.id).total).toBe(0);
    expect(cartOfUser(user)).toHaveLength(1);
    const told = db.select().from(mails).where(eq(mails.recipient, user.email)).all();
    expect(told.filter(({ kind }) => kind.startsWith("order"))).toEqual([]);
  });

  it("#22 money that was already on its way when the order became too old still pays it", async () => {
    const user = await shopper();
    const { token, fields } = await checkOut(user, (await product()).id);
    await drive("config", { autoCapture: false });
    await drive("pay", { order_id: fields.order_id, outcome: "authorized" });
    await drive("config", { autoCapture: true });
    await letPass(3, token);
    await reconcile();
    expect(orderOf(token).paymentStatus).toBe("paid");
    expect((await openStatusPage(user, token)).data.closed).toBeNull();
  });

  it("#21 goods that are sold no more between order and payment: the order stands as it was placed", async () => {
    const user = await shopper();
    const goods = await product({ name: "Last tin" });
    const { token, fields } = await checkOut(user, goods.id);
    await write((tx) => tx.delete(products).where(eq(products.id, goods.id)).run());
    await returnToShop(token, (await payOnHostedPage(fields)) ?? {});
    const order = orderOf(token);
    expect(order).toMatchObject({ paymentStatus: "paid", totalPaise: 145_000 });
    expect(linesOf([order.id]).map(({ line }) => line.name)).toEqual(["Last tin"]);
  });

  it("#1 is found paid by a shop that was shut from the payment until after the four days", async () => {
    const { token, fields } = await checkOut(await shopper(), (await product()).id);
    await payOnHostedPage(fields, { outcome: "close_browser" });
    await letPass(6, token);
    await reconcile();
    expect(orderOf(token).paymentStatus).toBe("paid");
  });

  it("is looked after to the last moment it could be paid at", async () => {
    const { token, fields } = await checkOut(await shopper(), (await product()).id);
    await payOnHostedPage(fields, { outcome: "close_browser" });
    await letPass(3, token);
    await reconcile();
    expect(orderOf(token).paymentStatus).toBe("paid");
  });
});

describe("an order that gave way to another one of the same cart", () => {
  it("cannot be paid by its old link with the coupon that it gave back, and can once it is placed again", async () => {
    const { code } = await coupon({ inAll: 1 });
    const user = await shopper();
    const visitor = { userId: user.id, cookieCart: null };
    await fillCart(user, (await product()).id);
    await setCoupon(visitor, code);
    const token = tokenIn(await pressCheckout(user));
    await setCoupon(visitor, null);
    await pressCheckout(user);

    const leads = await thrownBy(openPayPage(user, token));
    expect((leads as Response).headers.get("Location")).toBe(`/order/${token}`);
    const { data: page } = await openStatusPage(user, token);
    expect(page).toMatchObject({ closed: "ordered-otherwise", payForm: null });

    await setCoupon(visitor, code);
    expect(tokenIn(await pressCheckout(user))).toBe(token);
    expect((await openPayPage(user, token)).form).not.toBeNull();
  });

  it("gives way to the one that is paid: no coupon is counted for it any more", async () => {
    const { code, id } = await coupon();
    const user = await shopper();
    await fillCart(user, (await product()).id);
    await setCoupon({ userId: user.id, cookieCart: null }, code);
    const first = tokenIn(await pressCheckout(user));
    const { form } = await openPayPage(user, first);
    await fillCart(user, (await product()).id);
    const second = tokenIn(await pressCheckout(user));
    expect(usesNow(id)).toBe(1);
    await returnToShop(first, (await payOnHostedPage(form?.fields ?? {})) ?? {});
    expect(orderOf(first)).toMatchObject({ paymentStatus: "paid", lapsedAt: null });
    expect(orderOf(second).lapsedAt).not.toBeNull();
    expect(usesNow(id)).toBe(1);
  });
});

it("an order that was asked about before the clock was set back is asked about again", async () => {
  const { token, fields } = await checkOut(await shopper(), (await product()).id);
  await payOnHostedPage(fields, { outcome: "close_browser" });
  const { id } = orderOf(token);
  await write((tx) =>
    tx
      .update(paymentOrders)
      .set({ checkedAt: Date.now() + 180 * day })
      .where(eq(paymentOrders.orderId, id))
      .run(),
  );
  await reconcile();
  expect(orderOf(token).paymentStatus).toBe("paid");
});

describe("an order whose cart was paid in another tab", () => {
  it("cannot be paid a second time: its pages say so and offer no way to pay", async () => {
    const user = await shopper();
    const first = await checkOut(user, (await product()).id);
    const second = await checkOut(user, (await product()).id);
    await returnToShop(second.token, (await payOnHostedPage(second.fields)) ?? {});

    const path = `/pay/${first.token}`;
    const again = payAgain(argsFor(path, { params: { token: first.token }, form: { _: "" } }));
    for (const leads of await Promise.all([openPayPage(user, first.token), again].map(thrownBy))) {
      expect((leads as Response).headers.get("Location")).toBe(`/order/${first.token}`);
    }
    expect((await openStatusPage(user, first.token)).data.closed).toBe("paid-otherwise");
  });
});

it("a payment that was given back before it was known to be taken keeps nobody waiting", async () => {
  const { token, fields } = await checkOut(await shopper(), (await product()).id);
  const payment = {
    id: "pay_GivenBack00001",
    order_id: fields.order_id ?? "",
    amount: 145_000,
    currency: "INR",
  };
  await settlePayment({ ...payment, status: "created" }, "reconcile");
  expect(orderOf(token).paymentStatus).toBe("pending");
  await settlePayment({ ...payment, status: "refunded" }, "reconcile");
  expect(orderOf(token).paymentStatus).toBe("unpaid");
});
