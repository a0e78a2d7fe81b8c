import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addToCart } from "~/sales/cart/changes.server";
import { setCoupon } from "~/sales/cart/coupon.server";
import { placeOrder } from "~/sales/checkout/place-order.server";
import { giveBackUnpaidUses } from "~/sales/coupons/unpaid-uses.server";
import { db, write } from "~/base/db/connection.server";
import { coupons, mails, orders, payments } from "~/base/db/schema";
import { hour, minute } from "~/base/lib/time";
import type { Buyer } from "~/sales/orders/order-terms";
import { closedBy } from "~/sales/payments/payable.server";
import { decideOrder } from "~/sales/payments/review/decide.server";
import { admin, shopper } from "../../cast";
import { product } from "../../shelf";
import { pays } from "../../goods/stock/counted";
import { cartWith, coupon, guest, usesNow } from "./couponing";

let tin: string;
let jar: string;
beforeAll(async () => {
  tin = (await product()).id;
  jar = (await product()).id;
});

/** A guest takes the coupon to the payment page. */
async function began(code: string, buyer: Buyer = guest()) {
  const visitor = await cartWith(tin, code, buyer.id ?? undefined);
  const { order, problem } = await placeOrder(buyer, visitor, { seen: { goodsPaise: 135_000 } });
  if (!order) throw new Error(`Refused: ${problem}`);
  return { visitor, buyer, order };
}

/** Begins, then changes the cart and presses Checkout again: the first order lapses, but can still be paid at the provider. */
async function lapsed(code: string, buyer?: Buyer) {
  const first = await began(code, buyer);
  await addToCart(first.visitor, jar);
  await setCoupon(first.visitor, null);
  const { order } = await placeOrder(first.buyer, first.visitor);
  if (!order) throw new Error("Refused");
  return { ...first, second: order };
}

const orderNow = (id: string) => {
  const order = db.select().from(orders).where(eq(orders.id, id)).get();
  if (!order) throw new Error("No such order");
  return order;
};
const reviewOf = (paymentId: string) =>
  db.select().from(payments).where(eq(payments.id, paymentId)).get()?.review;

/** All at once; how each ended, sorted. */
const paidAtOnce = async (...placed: { order: Parameters<typeof pays>[0] }[]) =>
  (await Promise.all(placed.map(({ order }) => pays(order)))).map(({ settled }) => settled).sort();

describe("money that comes for an order after it gave back its coupon", () => {
  test("pays it while the coupon has uses; the others' wait for a person", async () => {
    const { code, id } = await coupon({ inAll: 1 });
    const four = [];
    for (let n = 0; n < 4; n += 1) four.push(await lapsed(code));
    expect(await paidAtOnce(...four)).toEqual(["paid", "review", "review", "review"]);
    expect(usesNow(id)).toBe(1);
  });

  test.each([{ perBuyer: 1 }, { firstOrderOnly: true }])(
    "pays one order of a mobile number with %o",
    async (rule) => {
      const { code, id } = await coupon(rule);
      const buyer = guest();
      const three = [];
      for (let n = 0; n < 3; n += 1) three.push(await lapsed(code, buyer));
      expect(await paidAtOnce(...three)).toEqual(["paid", "review", "review"]);
      expect(usesNow(id)).toBe(1);
    },
  );

  test("waits where the coupon ended, was switched off or asks for more by now", async () => {
    const changes = [{ endsAt: 2 }, { isOn: false }, { leastPaise: 145_001 }] as const;
    for (const change of changes) {
      const { code, id } = await coupon();
      const { order } = await lapsed(code);
      await write((tx) => tx.update(coupons).set(change).where(eq(coupons.id, id)).run());
      const { settled, paymentId } = await pays(order);
      expect([settled, reviewOf(paymentId)], JSON.stringify(change)).toEqual([
        "review",
        "coupon used up",
      ]);
    }
  });

  test("is told in the language of the order, and the owner can make the order", async () => {
    const { code, id } = await coupon({ inAll: 1 });
    const late = await lapsed(code, { ...guest(), email: "late@example.in" });
    await write((tx) =>
      tx.update(orders).set({ language: "gu" }).where(eq(orders.id, late.order.id)).run(),
    );
    await pays((await began(code)).order);
    const { paymentId } = await pays(late.order);
    const mail = db.select().from(mails).where(eq(mails.recipient, "late@example.in")).all();
    expect(mail.map(({ text }) => text).join()).toMatch(/કૂપન/);
    const decision = { note: "", actor: await admin() };
    const agreed = { version: late.order.totalPaise, knowsDifference: false };
    expect(await decideOrder(paymentId, agreed, decision)).toEqual({ number: late.order.number });
    expect(usesNow(id)).toBe(2);
  });

  test("does not count against the order that took its place", async () => {
    const { code, id } = await coupon({ inAll: 1 });
    const { order, visitor, buyer } = await began(code);
    await addToCart(visitor, jar);
    const { order: second } = await placeOrder(buyer, visitor);
    expect(second?.discountPaise).toBe(10_000);
    expect((await pays(order)).settled).toBe("paid");
    expect(usesNow(id)).toBe(1);
    expect((await pays(orderNow(second?.id ?? ""))).settled).toBe("review");
  });
});

describe("an order that was begun and not paid", () => {
  test("gives its use back after 15 minutes, and the page takes payment only while the coupon holds", async () => {
    const { code, id } = await coupon({ inAll: 1 });
    const { order } = await began(code);
    await giveBackUnpaidUses(order.createdAt + 15 * minute);
    expect(usesNow(id)).toBe(1);
    await giveBackUnpaidUses(order.createdAt + 15 * minute + 1);
    expect(usesNow(id)).toBe(0);
    expect(closedBy(orderNow(order.id))).toBeNull();
    const other = await began(code);
    expect(closedBy(orderNow(order.id))).toBe("coupon-gone");
    expect((await pays(other.order)).settled).toBe("paid");
    expect((await pays(order)).settled).toBe("review");
  });

  test("takes its use again when it is placed again, for 15 more minutes", async () => {
    const { code, id } = await coupon({ inAll: 1 });
    const { order, visitor, buyer } = await began(code);
    await giveBackUnpaidUses(order.createdAt + hour);
    expect(usesNow(id)).toBe(0);
    expect((await placeOrder(buyer, visitor)).order?.id).toBe(order.id);
    expect(usesNow(id)).toBe(1);
    await giveBackUnpaidUses(Date.now() + 14 * minute);
    expect(usesNow(id)).toBe(1);
  });

  test("keeps its use while its payment is under way", async () => {
    const { code, id } = await coupon({ inAll: 1 });
    const { order } = await began(code);
    await write((tx) =>
      tx.update(orders).set({ paymentStatus: "pending" }).where(eq(orders.id, order.id)).run(),
    );
    await giveBackUnpaidUses(order.createdAt + hour);
    expect(usesNow(id)).toBe(1);
  });

  test.each([{ inAll: 1 }, { perBuyer: 1 }, { firstOrderOnly: true }])(
    "does not keep its buyer from the coupon in another browser: %o",
    async (rule) => {
      const { code, id } = await coupon(rule);
      const first = await began(code);
      const second = await began(code, first.buyer);
      expect(second.order.discountPaise).toBe(10_000);
      expect(usesNow(id)).toBe(1);
      expect(await paidAtOnce(first, second)).toEqual(["paid", "review"]);
      expect(usesNow(id)).toBe(1);
    },
  );
});

describe("who is refused a coupon reads why", () => {
  const problemOf = async (code: string, buyer: Buyer) => {
    const placed = await placeOrder(buyer, await cartWith(tin, code, buyer.id ?? undefined), {
      seen: { goodsPaise: 135_000 },
    });
    return placed.problem === "coupon-refused" ? placed.why : placed.problem;
  };

  test("their own order, if they are signed in; who types that number learns nothing", async () => {
    const { code } = await coupon({ perBuyer: 1 });
    const user = await shopper();
    const { order } = await began(code, user);
    await pays(order);
    expect(await problemOf(code, user)).toBe(`You used this code in order ${order.number}.`);
    const stranger = { ...guest(), phone: user.phone };
    expect(await problemOf(code, stranger)).toBe("This code cannot be used.");
  });

  test("that others are paying with its last use", async () => {
    const { code } = await coupon({ inAll: 1 });
    await began(code);
    expect(await problemOf(code, guest())).toMatch(
      /^Others are just paying with the last uses of this code\. They may be free again at \d/,
    );
  });
});
