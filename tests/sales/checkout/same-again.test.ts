import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import * as notYou from "~/routes/checkout/not-you";
import * as home from "~/routes/shop/home";
import { db, write } from "~/base/db/connection.server";
import { orders, products } from "~/base/db/schema";
import { eraseOrders } from "~/people/privacy/erase-user.server";
import { rememberBuyer } from "~/sales/checkout/remembered-buyer.server";
import { hasShopCookie } from "~/server/answer/shared-page";
import { sameAgain } from "~/sales/checkout/same-again/same-again.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { argsFor, cookieOf, cookiesOf, shopper } from "../../cast";
import { posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { product } from "../../shelf";
import { sold } from "../orders/sold";

type Made = Awaited<ReturnType<typeof product>>;

let tin: Made;
let jar: Made;
let buyer: Viewer;

beforeAll(async () => {
  tin = await product({ name: "Tin of the test" });
  jar = await product({ name: "Jar of the test" });
});
beforeEach(async () => {
  buyer = await shopper();
});

const orderOf = (userId: string | null, ...packs: [Made, number][]) =>
  sold({
    userId,
    lines: packs.map(([{ id, name, pricePaise, volumeMl }, quantity]) => ({
      productId: id,
      name,
      unitPricePaise: pricePaise,
      volumeMl,
      quantity,
    })),
  });

const againOf = async (cookie: string) => sameAgain(argsFor("/", { cookie }));
const browserOf = async (orderId: string) => cookiesOf([await rememberBuyer(orderId)]);

test("a signed-in buyer sees the packs of the newest order at today's price, with a button that orders them again", async () => {
  await orderOf(buyer.id, [jar, 1]);
  const order = await orderOf(buyer.id, [tin, 2], [jar, 1]);
  await write((tx) =>
    tx
      .update(orders)
      .set({ createdAt: order.createdAt + 60_000 })
      .where(eq(orders.id, order.id))
      .run(),
  );
  await write((tx) =>
    tx.update(products).set({ pricePaise: 150_000 }).where(eq(products.id, tin.id)).run(),
  );
  const cookie = await cookieOf(buyer);
  const again = await againOf(cookie);
  expect(again).toMatchObject({
    token: order.token,
    isGuest: false,
    goods: [
      { name: tin.name, quantity: 2 },
      { name: jar.name, quantity: 1 },
    ],
    sumPaise: 2 * 150_000 + jar.pricePaise,
    notes: [`${tin.name} costs ₹1,500 now, not ₹1,450.`],
  });
  await write((tx) =>
    tx.update(products).set({ pricePaise: tin.pricePaise }).where(eq(products.id, tin.id)).run(),
  );
  const html = await htmlOf(home, argsFor("/", { cookie }));
  expect(html).toContain("The same again");
  expect(html).toContain(`action="/order/${order.token}/again"`);
  expect(html.indexOf("The same again")).toBeLessThan(html.indexOf("<h1"));
  expect(html).not.toContain("Not you?");
});

test("the browser that a guest ordered in sees it, until somebody else sits there", async () => {
  const order = await orderOf(null, [tin, 1]);
  const cookie = await browserOf(order.id);
  expect(await againOf(cookie)).toMatchObject({ token: order.token, isGuest: true });
  expect(await htmlOf(home, argsFor("/", { cookie }))).toContain("Not you?");
  const gone = await posted(notYou.action, "/checkout/not-you", { to: "home" }, { cookie });
  expect(gone).toMatchObject({ status: 303, location: "/" });
  expect(await againOf(gone.cookie)).toBeNull();
});

test("nobody ever sees another person's order", async () => {
  const order = await orderOf(buyer.id, [tin, 1]);
  const guests = await orderOf(null, [jar, 1]);
  const other = await shopper();
  expect(await againOf("")).toBeNull();
  expect(await againOf(await cookieOf(other))).toBeNull();
  // Who is signed in sees their own orders only, whoever ordered in this browser before.
  expect(await againOf(`${await cookieOf(other)}; ${await browserOf(guests.id)}`)).toBeNull();
  // A cookie that names an account's order, and one that the shop has not signed.
  expect(await againOf(await browserOf(order.id))).toBeNull();
  const forged = (await browserOf(guests.id)).replace(/\.[^.;]+$/, ".forged");
  expect(await againOf(forged)).toBeNull();
  // An order that an account has taken over, and one that was erased.
  await write((tx) =>
    tx.update(orders).set({ userId: buyer.id }).where(eq(orders.id, guests.id)).run(),
  );
  expect(await againOf(await browserOf(guests.id))).toBeNull();
  const erased = await orderOf(null, [jar, 1]);
  await write((tx) => eraseOrders(tx, { orderIds: [erased.id] }));
  expect(await againOf(await browserOf(erased.id))).toBeNull();
});

test("the page that memory keeps for everybody has none", async () => {
  const order = await orderOf(null, [tin, 1]);
  const args = argsFor("/", { cookie: await browserOf(order.id) });
  args.context.template = { mark: "mark", personal: false };
  expect(await sameAgain(args)).toBeNull();
  expect(args.context.template.personal).toBe(false);
  // Nobody with the cookie gets that page, and what they get is kept by nobody.
  expect(hasShopCookie(await browserOf(order.id))).toBe(true);
});

test("orders that were cancelled, or never paid, are not offered again", async () => {
  const order = await orderOf(buyer.id, [tin, 1]);
  const cookie = await cookieOf(buyer);
  for (const change of [
    { status: "cancel" },
    { paymentStatus: "pending", paymentMethod: "online" },
  ] as const) {
    const { status, paymentStatus, paymentMethod } = order;
    await write((tx) => tx.update(orders).set(change).where(eq(orders.id, order.id)).run());
    expect(await againOf(cookie)).toBeNull();
    const guests = await orderOf(null, [tin, 1]);
    await write((tx) => tx.update(orders).set(change).where(eq(orders.id, guests.id)).run());
    expect(await againOf(await browserOf(guests.id))).toBeNull();
    await write((tx) =>
      tx
        .update(orders)
        .set({ status, paymentStatus, paymentMethod })
        .where(eq(orders.id, order.id))
        .run(),
    );
  }
});

test("what is no longer sold is said, and where nothing is left nothing is shown", async () => {
  const gone = { ...tin, id: "gone", name: "Sesame oil" };
  await orderOf(buyer.id, [gone, 1], [jar, 1]);
  const again = await againOf(await cookieOf(buyer));
  expect(again?.goods.map(({ name }) => name)).toEqual([jar.name]);
  expect(again?.notes).toEqual(["Sesame oil is no longer sold."]);
  const late = await shopper();
  await orderOf(late.id, [gone, 1]);
  expect(await againOf(await cookieOf(late))).toBeNull();
});

test("one person's newest order is found by an index", () => {
  const plan = db.all<{ detail: string }>(
    sql`explain query plan select id from orders where user_id = 'nobody' and payment_status <> 'review' and status <> 'cancel' order by created_at desc limit 1`,
  );
  expect(plan.map(({ detail }) => detail)).toEqual([
    expect.stringContaining("SEARCH orders USING INDEX orders_user (user_id=?)"),
  ]);
});
