import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { setQuantity } from "~/sales/cart/changes.server";
import { cartFor, linesIn, type Visitor } from "~/sales/cart/cart.server";
import { placeOrder } from "~/sales/checkout/place-order.server";
import { db, write } from "~/base/db/connection.server";
import { orderLines, orders } from "~/base/db/schema";
import type { Delivery } from "~/sales/orders/delivery";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { markOrderPaid } from "~/sales/payments/mark-order-paid.server";
import { lapse } from "~/sales/orders/lapse.server";
import { admin, shopper } from "../../cast";
import { product } from "../../shelf";
import { cartWith, codeInCart, coupon, guest, guestOrders, usesNow } from "./couponing";

let tin: string;

beforeAll(async () => {
  tin = (await product()).id;
  await changeOtherPayments(
    {
      onDelivery: { isOn: true, mostPaise: 10_000_000, feePaise: 0, asksToConfirm: false },
      transfer: { isOn: false, details: null },
    },
    await admin(),
  );
});

const orderNow = (id: string) => {
  const order = db.select().from(orders).where(eq(orders.id, id)).get();
  if (!order) throw new Error("No such order");
  return order;
};

const address: Delivery = {
  name: "Meena",
  phone: "+919825177777",
  line: "1 Ring Road",
  city: "Surat",
  state: "24",
  pin: "395002",
};

async function orderWith(code: string) {
  const { placed, ...by } = await guestOrders(tin, code);
  if (!placed.order) throw new Error(`Refused: ${placed.problem}`);
  return { ...by, order: placed.order };
}

const pay = (id: string) =>
  write((tx) => {
    const order = tx.select().from(orders).where(eq(orders.id, id)).get();
    if (order) markOrderPaid(tx, order, { actor: "shop", by: "a test", paymentId: null });
  });

test("an order holds the discount, and its lines share it", async () => {
  const { code, id } = await coupon({ value: 10_001 });
  const { order } = await orderWith(code);
  expect(order).toMatchObject({
    goodsPaise: 145_000,
    discountPaise: 10_001,
    totalPaise: 134_999,
    couponId: id,
    couponCode: code,
  });
  const lines = db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).all();
  expect(lines.map(({ discountPaise }) => discountPaise)).toEqual([10_001]);
});

test("of 50 buyers at once, five get a coupon with five uses; the others keep their cart and hear the price without it", async () => {
  const { code, id } = await coupon({ inAll: 5 });
  const tries = await Promise.all(
    Array.from({ length: 50 }, () => guestOrders(tin, code, { seen: { goodsPaise: 135_000 } })),
  );
  const refused = tries.filter(({ placed }) => !placed.order);
  expect(tries.length - refused.length).toBe(5);
  expect(usesNow(id)).toBe(5);
  for (const { placed, visitor } of refused) {
    expect(placed).toMatchObject({ problem: "coupon-refused", code, totalPaise: 145_000 });
    const cart = cartFor(visitor, db);
    expect(cart && linesIn(cart)).toHaveLength(1);
    expect(cart?.couponCode).toBeNull();
  }
});

test("who was refused the coupon can order at the price that was then told", async () => {
  const { code } = await coupon({ inAll: 1 });
  await orderWith(code);
  const { visitor, buyer } = await guestOrders(tin, code, { seen: { goodsPaise: 135_000 } });
  const { order } = await placeOrder(buyer, visitor, { seen: { goodsPaise: 145_000 } });
  expect(order).toMatchObject({ totalPaise: 145_000, discountPaise: 0, couponCode: null });
});

test("a mobile number in another notation, and an account, is the same buyer", async () => {
  const { code, id } = await coupon({ perBuyer: 1 });
  const user = await shopper({ phone: "98251 90001" });
  const first = await placeOrder(user, await cartWith(tin, code, user.id));
  expect(first.order?.discountPaise).toBe(10_000);
  await pay(first.order?.id ?? "");

  const sameNumber = { ...guest(), phone: "+91-98251-90001" };
  const seen = { goodsPaise: 135_000 };
  expect((await guestOrders(tin, code, { buyer: sameNumber, seen })).placed.problem).toBe(
    "coupon-refused",
  );
  const again = await placeOrder(user, await cartWith(tin, code, user.id), {
    seen,
    delivery: { ...address, phone: "+919825190002" },
  });
  expect(again.problem).toBe("coupon-refused");
  expect(usesNow(id)).toBe(1);
});

test("a coupon for first orders is good once", async () => {
  const { code, id } = await coupon({ firstOrderOnly: true });
  const { buyer, order } = await orderWith(code);
  await pay(order.id);
  const { placed } = await guestOrders(tin, code, { buyer, seen: { goodsPaise: 135_000 } });
  expect(placed.problem).toBe("coupon-refused");
  expect(usesNow(id)).toBe(1);
});

test("placing the same order twice counts once, also while the coupon's last use is its own", async () => {
  const { code, id } = await coupon({ inAll: 1, perBuyer: 1 });
  const { order, visitor, buyer } = await orderWith(code);
  const again = await placeOrder(buyer, visitor);
  expect(again).toMatchObject({ order: { id: order.id }, isNew: false });
  expect(usesNow(id)).toBe(1);
});

test("another address takes the coupon over from the unpaid order before", async () => {
  const { code, id } = await coupon({ inAll: 1, perBuyer: 1 });
  const { order, visitor, buyer } = await orderWith(code);
  const moved = await placeOrder(buyer, visitor, { delivery: address });
  expect(moved.order?.id).not.toBe(order.id);
  expect(moved.order?.discountPaise).toBe(10_000);
  expect(orderNow(order.id).lapsedAt).not.toBeNull();
  expect(usesNow(id)).toBe(1);
});

test("a lapsed order gives its use to somebody else, and takes one again when it is paid after all", async () => {
  const { code, id } = await coupon({ inAll: 1 });
  const { order } = await orderWith(code);
  await write((tx) => lapse(tx, [order.id], Date.now()));
  expect(usesNow(id)).toBe(0);
  await orderWith(code);
  expect(usesNow(id)).toBe(1);

  await pay(order.id);
  expect(orderNow(order.id)).toMatchObject({ paymentStatus: "paid", lapsedAt: null });
  expect(usesNow(id)).toBe(2);
});

test("a lapsed order that is placed again counts once more", async () => {
  const { code, id } = await coupon({ inAll: 1 });
  const { order, visitor, buyer } = await orderWith(code);
  await write((tx) => lapse(tx, [order.id], Date.now()));
  const again = await placeOrder(buyer, visitor);
  expect(again.order?.id).toBe(order.id);
  expect(orderNow(order.id).lapsedAt).toBeNull();
  expect(usesNow(id)).toBe(1);
});

test("an order cancelled unpaid gives its use back, a paid one does not", async () => {
  const { code, id } = await coupon();
  const onDelivery = await guestOrders(tin, code, { method: "on-delivery" });
  const paid = await orderWith(code);
  await pay(paid.order.id);
  const somebody = await admin();
  for (const orderId of [onDelivery.placed.order?.id ?? "", paid.order.id])
    await moveOrder(orderId, { status: "cancel" }, somebody);
  expect(usesNow(id)).toBe(1);

  await moveOrder(onDelivery.placed.order?.id ?? "", { status: "Not Process" }, somebody);
  expect(usesNow(id)).toBe(2);
});

test("an order empties the cart of its coupon, too", async () => {
  const { code } = await coupon();
  const { visitor } = await guestOrders(tin, code, { method: "on-delivery" });
  expect(codeInCart(visitor.cookieCart)).toBeNull();
});

test("goods taken out meanwhile are told as another total, and the code stays in the cart", async () => {
  const { code } = await coupon({ leastPaise: 200_000 });
  const visitor: Visitor = await cartWith(tin, code);
  const cart = cartFor(visitor, db);
  const [line] = cart ? linesIn(cart) : [];
  await setQuantity(visitor, line?.id ?? "", 2);
  await setQuantity(visitor, line?.id ?? "", 1);
  const placed = await placeOrder(guest(), visitor, { seen: { goodsPaise: 280_000 } });
  expect(placed).toEqual({ problem: "changed-total", totalPaise: 145_000 });
  expect(codeInCart(visitor.cookieCart)).toBe(code);
});
