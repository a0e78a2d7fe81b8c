import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { rememberCart } from "~/sales/cart/cart.server";
import { setQuantity } from "~/sales/cart/changes.server";
import type { ShownPrice } from "~/sales/checkout/checkout-page.server";
import { placeOrder } from "~/sales/checkout/place-order.server";
import { db, write } from "~/base/db/connection.server";
import { openPagesVersion } from "~/base/db/open-pages.server";
import { orders, payments, stockHolds } from "~/base/db/schema";
import { day, hour, minute } from "~/base/lib/time";
import { lapseJob } from "~/sales/payments/lapse-job.server";
import { decideOrder, decideRefund } from "~/sales/payments/review/decide.server";
import { newId } from "~/base/lib/ids.server";
import * as cartPage from "~/routes/shop/cart";
import * as productPage from "~/routes/shop/product";
import * as checkoutPage from "~/routes/checkout/place-order";
import { formIn, got } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookiesOf } from "../../cast";
import { press, typed } from "../../sales/checkout/guests";
import { providerOnTheWire } from "../../sales/payments/provider";
import { sweepBeingPaid } from "~/goods/stock/being-paid.server";
import { sweepHolds } from "~/goods/stock/holds.server";
import { product } from "../../shelf";
import {
  cartWith,
  counted,
  guest,
  holdsAge,
  holdsOf,
  linesOf,
  move,
  orderOf,
  pays,
  placedOrder,
  setSale,
  stockOf,
  stockProblems,
} from "./counted";

providerOnTheWire();

let boss: Viewer;
beforeAll(async () => {
  boss = await admin();
});

test("of 60 buyers at once for 5 packs 5 hold and pay, and the others are told before they pay", async () => {
  const tin = await counted(5);
  const tries = await Promise.all(Array.from({ length: 60 }, () => orderOf(tin.id)));
  const placed = tries.flatMap(({ placed: { order } }) => (order ? [order] : []));
  expect(placed).toHaveLength(5);
  expect(tries.filter(({ placed: { problem } }) => problem === "sold-out")).toHaveLength(55);
  const settled = await Promise.all(placed.map(pays));
  expect(settled.map((each) => each.settled)).toEqual(Array(5).fill("paid"));
  expect(stockOf(tin.id)).toEqual({ stock: 0, agedStock: 0, isSoldOut: true });
  expect(db.select().from(stockHolds).where(eq(stockHolds.productId, tin.id)).all()).toEqual([]);
  expect(await stockProblems()).toEqual([]);
});

describe("a hold", () => {
  test("is over after 15 minutes: then others may have the packs, and a payment that comes later waits for a person", async () => {
    const tin = await counted(1);
    const slow = await placedOrder(tin.id);
    expect((await orderOf(tin.id)).placed.problem).toBe("sold-out");
    await holdsAge(15 * minute);
    const quick = await placedOrder(tin.id);
    expect((await pays(quick.order)).settled).toBe("paid");
    const { settled, paymentId } = await pays(slow.order);
    expect(settled).toBe("review");
    const row = () => db.select().from(payments).where(eq(payments.id, paymentId)).get();
    expect(row()).toMatchObject({ review: "sold out", reviewClosedAt: null });
    expect(stockOf(tin.id).stock).toBe(0);
    expect(await stockProblems()).toEqual([]);

    const { totalPaise } = slow.order;
    const agreed = { version: totalPaise, knowsDifference: false };
    expect(await decideOrder(paymentId, agreed, { note: "", actor: boss })).toEqual({
      number: slow.order.number,
    });
    expect(row()?.reviewOutcome).toBe("order made");
    expect(stockOf(tin.id), "owed").toMatchObject({ stock: -1 });
    expect(await stockProblems()).toEqual([]);
  });

  test("is no more needed by a payment that waits, and is given back instead", async () => {
    const tin = await counted(1);
    const slow = await placedOrder(tin.id);
    await holdsAge(15 * minute);
    await move({ productId: tin.id, kind: "broken", packs: -1, actor: "shop", at: 1 });
    const { paymentId } = await pays(slow.order);
    const refund = await decideRefund(paymentId, { note: "", actor: boss }, newId());
    expect(refund).toMatchObject({ refund: { amountPaise: slow.order.totalPaise } });
    expect(stockOf(tin.id).stock).toBe(0);
    expect(await stockProblems()).toEqual([]);
  });

  test("is not needed while there are packs: a late payment pays", async () => {
    const tin = await counted(2);
    const { order } = await placedOrder(tin.id);
    await holdsAge(2 * hour);
    expect((await pays(order)).settled).toBe("paid");
    expect(stockOf(tin.id).stock).toBe(1);
  });

  test("keeps its promise, even if the packs went another way meanwhile", async () => {
    const tin = await counted(1);
    const { order } = await placedOrder(tin.id);
    await move({ productId: tin.id, kind: "broken", packs: -1, actor: "shop", at: 1 });
    await setSale(tin.id, "sold out");
    expect((await pays(order)).settled).toBe("paid");
    expect(stockOf(tin.id).stock).toBe(-1);
  });

  test("is taken over by another order of its cart, until the same time", async () => {
    const tin = await counted(3);
    const { visitor, buyer, order } = await placedOrder(tin.id);
    await holdsAge(5 * minute);
    const [first] = holdsOf(order.id);
    const [line] = linesOf(visitor);
    await setQuantity(visitor, line?.id ?? "", 2);
    const { order: next } = await placeOrder(buyer, visitor);
    expect(holdsOf(order.id)).toEqual([]);
    expect(holdsOf(next?.id ?? "")).toMatchObject([
      { packs: 2, until: first?.until, createdAt: first?.createdAt },
    ]);
  });

  test("is not renewed within the hour; the order is then placed without one", async () => {
    const tin = await counted(3);
    const { visitor, buyer, order } = await placedOrder(tin.id);
    const until = () => holdsOf(order.id)[0]?.until ?? 0;
    await holdsAge(16 * minute);
    const over = until();
    expect((await placeOrder(buyer, visitor)).order?.id).toBe(order.id);
    expect(until()).toBe(over);
    expect((await orderOf(tin.id, 3)).placed.order, "nobody holds them").toBeDefined();

    const other = await counted(3);
    const again = await placedOrder(other.id);
    await holdsAge(61 * minute);
    await placeOrder(again.buyer, again.visitor);
    expect(holdsOf(again.order.id)[0]?.until).toBeGreaterThan(Date.now());
  });

  test("is had by at most 3 carts of a network at a time, of which no address is stored", async () => {
    const tin = await counted(50);
    const placed = [];
    for (let turn = 0; turn < 5; turn += 1)
      placed.push((await placedOrder(tin.id, 1, { address: "203.0.113.9" })).order.id);
    const elsewhere = await placedOrder(tin.id, 1, { address: "203.0.113.10" });
    expect(holdsOf(...placed).map(({ orderId }) => orderId)).toEqual(placed.slice(0, 3));
    expect(holdsOf(elsewhere.order.id)).toHaveLength(1);
    expect(JSON.stringify(holdsOf(...placed))).not.toContain("203.0.113");
    await holdsAge(16 * minute);
    const later = await placedOrder(tin.id, 1, { address: "203.0.113.9" });
    expect(holdsOf(later.order.id)).toHaveLength(1);
  });

  test("ends when its order lapses, and is forgotten after an hour", async () => {
    const tin = await counted(1);
    const { order } = await placedOrder(tin.id);
    await write((tx) =>
      tx
        .update(orders)
        .set({ updatedAt: Date.now() - 3 * day })
        .where(eq(orders.id, order.id))
        .run(),
    );
    await lapseJob.run(Date.now());
    expect((await orderOf(tin.id)).placed.order).toBeDefined();
    expect(holdsOf(order.id)).toHaveLength(1);
    await sweepHolds();
    expect(holdsOf(order.id)).toHaveLength(1);
    await holdsAge(61 * minute);
    await sweepHolds();
    expect(holdsOf(order.id)).toEqual([]);
  });

  test("is not had by an order of products that are not counted", async () => {
    const { order } = await placedOrder((await product()).id);
    expect(holdsOf(order.id)).toEqual([]);
  });
});

describe("a cart that wants more than there is", () => {
  const cookie = async (visitor: { cookieCart: string | null }) =>
    cookiesOf((await rememberCart(visitor.cookieCart)).getSetCookie());
  const cartHtml = async (visitor: { cookieCart: string | null }) =>
    htmlOf(cartPage, argsFor("/cart", { cookie: await cookie(visitor) }));

  test("says beside the line how many are left, that it is sold out, or that others are just paying", async () => {
    const tin = await counted(3);
    const visitor = await cartWith(tin.id, 5);
    expect(await cartHtml(visitor)).toContain("Only 3 packs are left. Please take fewer.");
    await placedOrder(tin.id, 3);
    expect(await cartHtml(visitor)).toContain("Others are just paying for the last packs.");
    await setSale(tin.id, "sold out");
    expect(await cartHtml(visitor)).toContain("This product is sold out. Please remove it");
    const enough = await cartWith((await counted(3)).id, 3);
    expect(await cartHtml(enough)).not.toMatch(/sold out|are left/);
  });

  test("is refused by the checkout page, which keeps what was typed and goes on with what is left", async () => {
    const tin = await counted(4);
    const visitor = await cartWith(tin.id, 4);
    const browser = await cookie(visitor);
    const { data } = await got(checkoutPage.loader, "/checkout?pin=395007", { cookie: browser });
    const { sums, items, round } = (data as { price: ShownPrice }).price;
    await placedOrder(tin.id, 2);
    const form = {
      ...typed,
      total: String(sums.goodsPaise),
      shown: String(sums.totalPaise),
      priced: "395007",
      items,
      round: String(round),
    };
    const refused = await press(browser, form);
    expect(refused).toMatchObject({ status: 409, data: { cart: "sold-out" } });
    expect(formIn(refused)).toMatchObject({
      errors: { form: "There are not enough packs left for your cart." },
      values: { name: typed.name, line: typed.line },
    });
    await press(browser, { ...form, without: "gone", shown: "", priced: "" });
    expect(linesOf(visitor)).toMatchObject([{ quantity: 2 }]);
  });

  test("of a product that the owner set sold out is refused, counted or not", async () => {
    const { id } = await product();
    const visitor = await cartWith(id);
    await setSale(id, "sold out");
    expect((await placeOrder(guest(), visitor)).problem).toBe("sold-out");
    await setSale(id, "on sale");
    expect((await placeOrder(guest(), visitor)).order).toBeDefined();
  });
});

describe("the page of a product whose packs are all being paid", () => {
  const button = async (slug: string) =>
    htmlOf(productPage, { ...argsFor(`/product/${slug}`), params: { slug } });
  const words = "All packs are in orders being paid. Look again in 15 minutes.";

  test("says so in place of the button, until the minute after the hold is over, and empties the page cache both times", async () => {
    const { id, slug } = await counted(2);
    const version = openPagesVersion();
    await placedOrder(id, 1);
    expect(openPagesVersion()).toBe(version);
    await placedOrder(id, 1);
    expect(openPagesVersion()).toBeGreaterThan(version);
    const held = await button(slug);
    expect(held).toContain(words);
    expect(held).not.toContain('name="packs"');
    await sweepBeingPaid(Date.now() + 14 * minute);
    expect(await button(slug)).toContain(words);
    await sweepBeingPaid(Date.now() + 16 * minute);
    expect(await button(slug)).not.toContain(words);
  });
});
