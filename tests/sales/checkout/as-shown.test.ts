import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addToCart, removeLine, setQuantity } from "~/sales/cart/changes.server";
import { cartFor, cookieCartId, linesIn, type Visitor } from "~/sales/cart/cart.server";
import { changeCheckout } from "~/sales/checkout/checkout-settings.server";
import { placeOrder } from "~/sales/checkout/place-order.server";
import { db, write } from "~/base/db/connection.server";
import { orderLines, orders, products } from "~/base/db/schema";
import * as page from "~/routes/checkout/place-order";
import * as cartPage from "~/routes/shop/cart";
import { formIn, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { noDelivery } from "../../goods/delivery/shelf";
import { providerOnTheWire } from "../payments/provider";
import { product } from "../../shelf";
import { guestWith, hiddenIn, press, typed } from "./guests";
import { fillCart, orderOf, tokenIn } from "./shopping";

providerOnTheWire();
beforeEach(noDelivery);

const lineOf = (visitor: Visitor, productId: string) => {
  const cart = cartFor(visitor, db);
  const line = cart && linesIn(cart).find((each) => each.product?.id === productId);
  if (!line) throw new Error("The cart has no such line");
  return line;
};

const changed = "Your cart has changed. Please check it and press again.";

describe("a product that is swapped in another tab for one of the same price", () => {
  test("is not ordered unseen: the page comes back with the cart of now and all that was typed", async () => {
    const [seen, other] = [await product(), await product()];
    const cookie = await guestWith(seen);
    const shown = await htmlOf(page, argsFor("/checkout?pin=395007", { cookie }));
    const visitor = {
      userId: null,
      cookieCart: await cookieCartId(argsFor("/", { cookie }).request),
    };
    await removeLine(visitor, lineOf(visitor, seen.id).id);
    await addToCart(visitor, other.id);

    const before = await db.$count(orders);
    const form = { ...typed, ...hiddenIn(shown) };
    const answer = await press(cookie, form);
    expect(answer.status).toBe(409);
    expect(answer.data).toMatchObject({ news: changed, form: { values: typed } });
    expect(await db.$count(orders)).toBe(before);

    const again = await htmlOf(page, argsFor("/checkout", { cookie, form }));
    expect(again).toContain(other.name);
    const { location } = await press(cookie, { ...typed, ...hiddenIn(again) });
    expect(linesOf(location).map(({ name }) => name)).toEqual([other.name]);
  });

  test("is told beside a field that is wrong: once that is right, the cart of now is ordered", async () => {
    const [seen, other] = [await product(), await product()];
    const cookie = await guestWith(seen);
    const shown = hiddenIn(await htmlOf(page, argsFor("/checkout?pin=395007", { cookie })));
    const form = { ...typed, ...shown, phone: "12" };
    const errors = async () => formIn(await press(cookie, form)).errors;
    const wrong = await errors();
    expect(wrong).toEqual({ phone: expect.any(String) });

    const cookieCart = await cookieCartId(argsFor("/", { cookie }).request);
    const visitor = { userId: null, cookieCart };
    await removeLine(visitor, lineOf(visitor, seen.id).id);
    await addToCart(visitor, other.id);
    expect(await errors()).toEqual({ ...wrong, form: changed });
    await write((tx) =>
      tx.update(products).set({ pricePaise: 150_000 }).where(eq(products.id, other.id)).run(),
    );
    expect(await errors()).toEqual({
      ...wrong,
      form: "Your cart has changed: the total is now ₹1,500. Please look at it again.",
    });
  });

  test("stops the cart's button, too, which leads back to the cart", async () => {
    const [seen, other] = [await product(), await product()];
    const { user, visitor, cookie } = await readyShopper(seen);
    const form = await cartForm(cookie);
    await removeLine(visitor, lineOf(visitor, seen.id).id);
    await fillCart(user, other.id);
    const answer = await press(cookie, form);
    expect(answer.location).toBe("/cart?pin=395002");
    expect((await toastIn(answer))?.message).toBe(
      "Your cart has changed. Please check it and press Checkout again.",
    );
    expect((await press(cookie, await cartForm(cookie))).location).toMatch(/^\/pay\//);
  });

  test("is not ordered either when it is swapped while the order is placed", async () => {
    const [seen, other] = [await product(), await product()];
    const { user, visitor } = await readyShopper(seen);
    const items = `${other.id}:5000:1`;
    const placed = await placeOrder(user, visitor, { seen: { items, goodsPaise: 145_000 } });
    expect(placed.problem).toBe("changed-total");
  });
});

test("packs that are moved from one product to another of the same price are seen first", async () => {
  const [one, other] = [await product(), await product()];
  const { visitor, cookie } = await readyShopper(one, other);
  await setQuantity(visitor, lineOf(visitor, one.id).id, 2);
  const shown = await htmlOf(page, argsFor("/checkout?pin=395002", { cookie }));
  await setQuantity(visitor, lineOf(visitor, one.id).id, 1);
  await setQuantity(visitor, lineOf(visitor, other.id).id, 2);
  const answer = await press(cookie, { ...typed, ...hiddenIn(shown), address: "profile" });
  expect(answer.data).toMatchObject({ news: changed });
});

test("a pack that became another size for the same price is seen first", async () => {
  const tin = await product();
  const { cookie } = await readyShopper(tin);
  const form = await cartForm(cookie);
  await write((tx) =>
    tx.update(products).set({ volumeMl: 1000 }).where(eq(products.id, tin.id)).run(),
  );
  expect((await press(cookie, form)).location).toMatch(/^\/cart/);
});

test("packs that are typed in the cart are what the screen shows: Checkout orders them", async () => {
  const [one, other] = [await product(), await product()];
  const { visitor, cookie } = await readyShopper(one, other);
  await setQuantity(visitor, lineOf(visitor, one.id).id, 2);
  const form = await cartForm(cookie);
  const { location } = await press(cookie, {
    ...form,
    [`quantity.${lineOf(visitor, one.id).id}`]: "1",
    [`quantity.${lineOf(visitor, other.id).id}`]: "2",
  });
  const ordered = Object.fromEntries(
    linesOf(location).map(({ productId, quantity }) => [productId, quantity]),
  );
  expect(ordered).toEqual({ [one.id]: 1, [other.id]: 2 });
});

describe("packs that are typed in the cart are saved when the session has run out", () => {
  const afterSession = async () => {
    const tin = await product();
    const cookie = await guestWith(tin);
    const cookieCart = await cookieCartId(argsFor("/", { cookie }).request);
    const visitor = { userId: null, cookieCart };
    const { id } = lineOf(visitor, tin.id);
    const fields = await cartForm(cookie);
    return {
      press: (packs: string) => press(cookie, { ...fields, [`quantity.${id}`]: packs }),
      line: () => lineOf(visitor, tin.id),
    };
  };

  test("on the way to the checkout page", async () => {
    const cart = await afterSession();
    expect((await cart.press("3")).location).toBe("/checkout");
    expect(cart.line().quantity).toBe(3);
  });

  test("on the way to the login", async () => {
    const boss = await admin();
    await changeCheckout({ guests: false }, boss);
    const cart = await afterSession();
    expect((await cart.press("3")).location).toBe("/login?redirectTo=%2Fcart");
    expect(cart.line().quantity).toBe(3);
    await changeCheckout({ guests: true }, boss);
  });

  test("unless they are wrong: then they come back beside their line", async () => {
    const cart = await afterSession();
    expect((await cart.press("9")).location).toBe(`/cart?quantity.${cart.line().id}=9`);
    expect(cart.line().quantity).toBe(1);
  });
});

test("a page from before this was compared orders as it did", async () => {
  const { cookie } = await readyShopper(await product());
  const { items: _items, ...form } = await cartForm(cookie);
  expect((await press(cookie, form)).location).toMatch(/^\/pay\//);
});

async function readyShopper(...tins: { id: string }[]) {
  const user = await shopper();
  await fillCart(user, ...tins.map(({ id }) => id));
  return { user, visitor: { userId: user.id, cookieCart: null }, cookie: await cookieOf(user) };
}

/** What the cart's Checkout button sends. */
async function cartForm(cookie: string): Promise<Record<string, string>> {
  const html = await htmlOf(cartPage as never, argsFor("/cart", { cookie }));
  const form = html.slice(html.indexOf('id="cart-form"'));
  const quantities = (html.match(/<input[^>]*name="quantity\.[^>]*>/g) ?? []).map((tag) => [
    /name="([^"]*)"/.exec(tag)?.[1] ?? "",
    /value="([^"]*)"/.exec(tag)?.[1] ?? "",
  ]);
  return { ...hiddenIn(form), ...Object.fromEntries(quantities) };
}

function linesOf(location: string | null) {
  const { id } = orderOf(tokenIn(location ?? ""));
  return db.select().from(orderLines).where(eq(orderLines.orderId, id)).all();
}
