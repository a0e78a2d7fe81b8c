import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { addToCart } from "~/sales/cart/changes.server";
import { mostLines } from "~/sales/cart/put-lines.server";
import { db, write } from "~/base/db/connection.server";
import { cartLines, products } from "~/base/db/schema";
import { cookieCartId } from "~/sales/cart/cart.server";
import * as again from "~/routes/checkout/order-again";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { got, posted, toastIn } from "../../people/accounts/answers";
import { argsFor, cookieOf, shopper } from "../../cast";
import { cartOfUser } from "../checkout/shopping";
import { sold } from "../orders/sold";
import { product } from "../../shelf";

type Made = Awaited<ReturnType<typeof product>>;

/** An order of these packs, at the price they have now. */
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

const press = async (user: Viewer | null, token: string) =>
  posted(
    again.action,
    `/order/${token}/again`,
    { _: "" },
    {
      params: { token },
      cookie: user ? await cookieOf(user) : undefined,
    },
  );

describe("Order again", () => {
  test("puts the same packs in the cart, and pressing twice changes nothing", async () => {
    const buyer = await shopper();
    const [tin, jar] = [await product(), await product()];
    const order = await orderOf(buyer.id, [tin, 2], [jar, 1]);
    for (const press1 of [press, press]) {
      const answer = await press1(buyer, order.token);
      expect(answer).toMatchObject({ status: 303, location: "/cart" });
      expect(await toastIn(answer)).toEqual({
        type: "success",
        message: `The packs of order ${order.number} are in your cart.`,
      });
    }
    expect(cartOfUser(buyer)).toEqual([
      { name: tin.name, quantity: 2 },
      { name: jar.name, quantity: 1 },
    ]);
  });

  test("keeps what is in the cart, and the larger number of packs", async () => {
    const buyer = await shopper();
    const [tin, jar] = [await product(), await product()];
    for (const { id } of [tin, jar]) await addToCart({ userId: buyer.id, cookieCart: null }, id);
    const order = await orderOf(buyer.id, [tin, 3]);
    await press(buyer, order.token);
    expect(cartOfUser(buyer)).toEqual([
      { name: tin.name, quantity: 3 },
      { name: jar.name, quantity: 1 },
    ]);
  });

  test("says in one message what changed: price, pack, too many, gone", async () => {
    const buyer = await shopper();
    const [dearer, larger, many] = [await product(), await product(), await product()];
    const gone = { ...dearer, id: "gone", name: "Sesame oil" };
    const order = await orderOf(
      buyer.id,
      [dearer, 1],
      [larger, 1],
      [many, 4],
      [many, 3],
      [gone, 1],
    );
    await write((tx) => {
      tx.update(products).set({ pricePaise: 150_000 }).where(eq(products.id, dearer.id)).run();
      tx.update(products).set({ volumeMl: 15_000 }).where(eq(products.id, larger.id)).run();
    });
    expect(await toastIn(await press(buyer, order.token))).toEqual({
      type: "info",
      message: [
        `The packs of order ${order.number} are in your cart.`,
        `${dearer.name} costs ₹1,500 now, not ₹1,450.`,
        `${larger.name} is a pack of 15 L now, not 5 L`,
        `${many.name}: 5 packs. The quick-order sheet takes more.`,
        "Sesame oil is no longer sold.",
      ].join(" "),
    });
    expect(cartOfUser(buyer)).toContainEqual({ name: many.name, quantity: 5 });
  });

  test("adds nothing when nothing is sold any more, and stays short for a long order", async () => {
    const buyer = await shopper();
    const tin = await product();
    const packs = Array.from({ length: 9 }, (_, count): [Made, number] => [
      { ...tin, id: `gone-${count}`, name: `Oil ${count} `.repeat(30) },
      1,
    ]);
    const order = await orderOf(buyer.id, ...packs);
    const toast = await toastIn(await press(buyer, order.token));
    expect(toast?.type).toBe("error");
    expect(toast?.message).toMatch(/^Nothing was added\..*4 more things changed\.$/);
    expect(toast?.message.length).toBeLessThan(600);
    expect(cartOfUser(buyer)).toEqual([]);
  });

  test("says what did not fit into a full cart", async () => {
    const buyer = await shopper();
    const visitor = { userId: buyer.id, cookieCart: null };
    for (let count = 0; count < mostLines; count += 1)
      await addToCart(visitor, (await product()).id);
    const tin = await product();
    const order = await orderOf(buyer.id, [tin, 1]);
    expect((await toastIn(await press(buyer, order.token)))?.message).toContain(
      `${tin.name} did not fit: the cart is full.`,
    );
    expect(cartOfUser(buyer)).toHaveLength(mostLines);
  });

  test("works with the order's link alone, in a cart of the browser", async () => {
    const tin = await product();
    const order = await orderOf((await shopper()).id, [tin, 2]);
    const answer = await press(null, order.token);
    expect(answer.location).toBe("/cart");
    const cartId = await cookieCartId(argsFor("/", { cookie: answer.cookie }).request);
    const lines = db
      .select()
      .from(cartLines)
      .where(eq(cartLines.cartId, cartId ?? ""))
      .all();
    expect(lines).toMatchObject([{ productId: tin.id, quantity: 2 }]);
  });

  test("is not for another account, and its address alone leads back to the order", async () => {
    const order = await orderOf((await shopper()).id, [await product(), 1]);
    expect((await press(await shopper(), order.token)).status).toBe(404);
    const params = { token: order.token };
    expect((await got(again.loader, `/order/${order.token}/again`, { params })).location).toBe(
      `/order/${order.token}`,
    );
  });
});
