import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { setCoupon } from "~/sales/cart/coupon.server";
import { cartOf } from "~/sales/cart/cart.server";
import { db, write } from "~/base/db/connection.server";
import { attempts, orders } from "~/base/db/schema";
import { action } from "~/routes/checkout/place-order";
import { formIn, posted } from "../../people/accounts/answers";
import { argsFor } from "../../cast";
import { guestWith, typed } from "../checkout/guests";
import { sold } from "../orders/sold";
import { providerOnTheWire } from "../payments/provider";
import { product } from "../../shelf";
import { pays } from "../../goods/stock/counted";
import { cartWith, coupon, guest, guestOrders } from "./couponing";
import { placeOrder } from "~/sales/checkout/place-order.server";

providerOnTheWire();

let tin: Awaited<ReturnType<typeof product>>;
let code: string;
beforeAll(async () => {
  tin = await product();
  ({ code } = await coupon({ firstOrderOnly: true }));
});
afterEach(() => write((tx) => void tx.delete(attempts).run()));

const network = "203.0.113.9";
const mobile = (n: number) => `98250 ${String(60_000 + n)}`;

async function cartWithCode(given = code): Promise<string> {
  const cookie = await guestWith(tin);
  const cart = await cartOf(argsFor("/cart", { cookie }));
  await setCoupon({ userId: null, cookieCart: cart?.id ?? null }, given);
  return cookie;
}

/** The answer to a form whose button showed this total (paise) before delivery. */
const press = (cookie: string, phone: string, total: number, address = network) =>
  posted(action, "/checkout", { ...typed, phone, total: String(total) }, { cookie, address });

describe("who tries mobile numbers with a coupon for first orders", () => {
  test.each([
    ["the total with the discount", 135_000],
    ["the total without it", 145_000],
    ["a total that never was", 1000],
  ])("and sends %s, reads no more than twenty answers an hour", async (_which, total) => {
    const known = mobile(1);
    await sold({ serial: 9000 + total, userId: null, buyerPhone: known });
    const before = await db.$count(orders);
    let read = 0;
    for (let n = 0; n < 25; n += 1) {
      const answer = await press(await cartWithCode(), n % 2 ? mobile(100 + n) : known, total);
      if (answer.status === 429) expect(formIn(answer).errors.form).toMatch(/Please wait \d+ min/);
      else read += 1;
    }
    expect(read).toBeLessThanOrEqual(20);
    const [customer, stranger] = [
      await press(await cartWithCode(), known, total),
      await press(await cartWithCode(), mobile(2), total),
    ];
    expect([customer.status, stranger.status]).toEqual([429, 429]);
    const priceIn = ({ data }: typeof customer) =>
      (data as { price?: { sums: unknown } }).price?.sums;
    expect(priceIn(customer)).toEqual(priceIn(stranger));
    expect(await db.$count(orders)).toBeLessThanOrEqual(before + 20);
  });

  test("is stopped for one number at ten, from any network", async () => {
    for (let n = 0; n < 10; n += 1)
      expect((await press(await cartWithCode(), mobile(3), 1000, `203.0.113.${n}`)).status).toBe(
        409,
      );
    expect((await press(await cartWithCode(), mobile(3), 1000, "203.0.113.99")).status).toBe(429);
  });

  test("is counted where the order itself is refused, too", async () => {
    const buyer = guest();
    await sold({ serial: 9500, userId: null, buyerPhone: buyer.phone });
    const choices = { buyer, seen: { goodsPaise: 135_000 }, address: network };
    for (let n = 0; n < 10; n += 1)
      expect((await guestOrders(tin.id, code, choices)).placed.problem).toBe("coupon-refused");
    expect((await guestOrders(tin.id, code, choices)).placed.problem).toBe("too-many-orders");
  });
});

test("a wrong total is not counted without a coupon, nor with one that asks for no buyer", async () => {
  const { code: everybodys } = await coupon({ inAll: 100 });
  for (let n = 0; n < 25; n += 1) {
    expect((await press(await guestWith(tin), mobile(4), 1000)).status).toBe(409);
    expect((await press(await cartWithCode(everybodys), mobile(4), 1000)).status).toBe(409);
  }
});

test("a wrong total with a coupon of so many uses for each buyer is counted", async () => {
  const { code: once } = await coupon({ perBuyer: 1 });
  for (let n = 0; n < 10; n += 1)
    expect((await press(await cartWithCode(once), mobile(5), 1000)).status).toBe(409);
  expect((await press(await cartWithCode(once), mobile(5), 1000)).status).toBe(429);
});

test("two codes for first orders are one: a buyer has one order with either", async () => {
  const { code: other } = await coupon({ firstOrderOnly: true });
  const { code: everybodys } = await coupon();
  const buyer = guest();
  const first = await guestOrders(tin.id, code, { buyer });
  expect(first.placed.order?.discountPaise).toBe(10_000);
  const seen = { goodsPaise: 135_000 };
  expect((await guestOrders(tin.id, everybodys, { buyer, seen })).placed.order).toBeDefined();
  expect((await guestOrders(tin.id, other, { seen })).placed.order).toBeDefined();

  // In the cart of the first order the other code takes its place.
  await setCoupon(first.visitor, other);
  const instead = await placeOrder(buyer, first.visitor, { seen });
  expect(instead.order).toMatchObject({ couponCode: other, discountPaise: 10_000 });
  if (instead.order) await pays(instead.order);
  const third = await cartWith(tin.id, code);
  expect((await placeOrder(buyer, third, { seen })).problem).toBe("coupon-refused");
});
