import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { addToCart } from "~/sales/cart/changes.server";
import { countProviderOrderOf } from "~/sales/checkout/limits.server";
import { placeOrder } from "~/sales/checkout/place-order.server";
import { db, write } from "~/base/db/connection.server";
import { attempts, carts, orders, paymentOrders } from "~/base/db/schema";
import { minute } from "~/base/lib/time";
import { action as checkout } from "~/routes/checkout/place-order";
import * as payPage from "~/routes/checkout/pay";
import { formIn, posted } from "../../people/accounts/answers";
import { cookieOf, shopper } from "../../cast";
import { providerOnTheWire } from "../payments/provider";
import { product } from "../../shelf";

providerOnTheWire();

let tin: string;
beforeAll(async () => {
  tin = (await product()).id;
});
afterEach(async () => {
  await write((tx) => tx.delete(attempts).run());
});

const network = (n: number) => `203.0.113.${n}`;

/** A guest's cart is the cookie's; each order is of a new one. */
let guests = 0;
async function orderAsGuest(phone: string, address: string) {
  guests += 1;
  const visitor = { userId: null, cookieCart: `cart-${guests}` };
  const now = Date.now();
  await write((tx) =>
    tx.insert(carts).values({ id: visitor.cookieCart, createdAt: now, updatedAt: now }).run(),
  );
  await addToCart(visitor, tin);
  const guest = { id: null, name: "Asha", email: "", phone, address: "" };
  return placeOrder(guest, visitor, { address });
}

async function orderAs(user: Viewer, address: string) {
  const visitor = { userId: user.id, cookieCart: null };
  await addToCart(visitor, tin);
  // Another address makes it another order.
  return placeOrder(user, visitor, { address, firm: `Firm ${(guests += 1)}`, gstin: null });
}

const mobile = (n: number) => `98250 ${String(10_000 + n)}`;

describe("orders in an hour", () => {
  test("are twenty from one network, whoever places them; then a sentence says how long to wait", async () => {
    for (let n = 0; n < 20; n += 1)
      expect((await orderAsGuest(mobile(n), network(1))).problem).toBeUndefined();
    const before = await db.$count(orders);
    const refused = await orderAsGuest(mobile(20), network(1));
    expect(refused).toMatchObject({
      problem: "too-many-orders",
      tooMany: { sentence: expect.stringMatching(/Please wait (59|60) minutes and try again/) },
    });
    expect((await orderAs(await shopper(), network(1))).problem).toBe("too-many-orders");
    expect(await db.$count(orders)).toBe(before);
    expect((await orderAsGuest(mobile(21), network(2))).problem).toBeUndefined();
  });

  test("are ten for one mobile number from any network, however it is written", async () => {
    for (let n = 0; n < 10; n += 1)
      expect((await orderAsGuest("98250 77777", network(n))).problem).toBeUndefined();
    expect((await orderAsGuest("+91 98250-77777", network(50))).problem).toBe("too-many-orders");
    expect((await orderAsGuest("98250 77778", network(50))).problem).toBeUndefined();
    // The customer with this number has an account: strangers cannot use up its orders.
    const owner = await shopper({ phone: "98250 77777" });
    expect((await orderAs(owner, network(51))).problem).toBeUndefined();
  });

  test("count an order that is placed twice once, and one that is refused for its cart never", async () => {
    const user = await shopper();
    const visitor = { userId: user.id, cookieCart: null };
    for (let n = 0; n < 25; n += 1)
      expect((await placeOrder(user, visitor, { address: network(1) })).problem).toBe("empty-cart");
    await addToCart(visitor, tin);
    for (let n = 0; n < 25; n += 1)
      expect((await placeOrder(user, visitor, { address: network(1) })).problem).toBeUndefined();
    expect(db.select().from(orders).where(eq(orders.userId, user.id)).all()).toHaveLength(1);
  });

  test("have no limit from this machine, where no stranger is", async () => {
    for (let n = 0; n < 22; n += 1)
      expect((await orderAsGuest("98250 88888", "::ffff:127.0.0.1")).problem).toBeUndefined();
  });
});

describe("orders asked of the payment provider", () => {
  test("are thirty an hour from one network; the pay page says so and asks for none", async () => {
    const { order } = await orderAsGuest(mobile(1), network(1));
    if (!order) throw new Error("No order was placed");
    const press = (address: string) =>
      posted(
        payPage.action,
        `/pay/${order.token}`,
        {},
        { params: { token: order.token }, address },
      );
    for (let n = 0; n < 30; n += 1)
      expect(await countProviderOrderOf({ id: `other-${n}` }, network(1))).toBeNull();
    const refused = await press(network(1));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(50 * 60);
    expect(formIn(refused).errors.form).toMatch(/^That is a lot of orders in a short time/);
    expect(db.select().from(paymentOrders).all()).toEqual([]);

    expect((await press(network(2))).location).toBe(`/pay/${order.token}?open`);
    // What exists is not asked for again.
    expect(await countProviderOrderOf(order, network(1))).toBeNull();
  });

  test("are allowed again after the hour", async () => {
    const now = Date.UTC(2026, 10, 22, 6);
    for (let n = 0; n < 30; n += 1) await countProviderOrderOf({ id: "x" }, network(3), now);
    const after = (ms: number) => countProviderOrderOf({ id: "x" }, network(3), now + ms);
    expect(await after(59 * minute)).toMatchObject({ seconds: 60 });
    expect(await after(60 * minute)).toBeNull();
  });
});

test("too many orders are refused with 429 through the cart's door, too, which says when to try again", async () => {
  const user = await shopper();
  await addToCart({ userId: user.id, cookieCart: null }, tin);
  for (let n = 0; n < 20; n += 1)
    expect((await orderAsGuest(mobile(n), network(4))).problem).toBeUndefined();
  const cookie = await cookieOf(user);
  const pressed = { total: "145000", round: "1" };
  const refused = await posted(checkout, "/checkout", pressed, { cookie, address: network(4) });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(50 * 60);
  expect(formIn(refused).errors.form).toMatch(/^That is a lot of orders in a short time/);
});
