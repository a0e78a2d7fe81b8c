import { sizeIn } from "~/base/lib/pack-size";
import { beforeEach, describe, expect, test } from "vitest";
import { type Cart, cartFor, linesIn, type Visitor } from "~/sales/cart/cart.server";
import { addToCart, removeLine, setQuantity } from "~/sales/cart/changes.server";
import { restoreCart } from "~/sales/cart/merge-guest-cart.server";
import { orderAgain } from "~/sales/cart/order-again.server";
import { putBack } from "~/sales/cart/put-back.server";
import { acceptPrices } from "~/sales/cart/seen-prices.server";
import { saveSheet } from "~/sales/cart/sheet/save-sheet.server";
import { db, write } from "~/base/db/connection.server";
import { priceSteps } from "~/base/db/schema";
import { cartInBrowser } from "~/sales/cart/cart.server";
import * as cartRoute from "~/routes/shop/cart";
import * as checkoutRoute from "~/routes/checkout/place-order";
import { got, posted } from "../../people/accounts/answers";
import { cookiesOf } from "../../cast";
import { edited, pack } from "./shelf";

let visitor: Visitor;
let tin: Awaited<ReturnType<typeof pack>>;

beforeEach(async () => {
  tin = await pack();
  const { cartId } = await addToCart({ userId: null, cookieCart: null }, tin.id);
  visitor = { userId: null, cookieCart: cartId };
});

const cart = () => cartFor(visitor, db) as Cart;
const lines = () => linesIn(cart());
const cookie = async () => cookiesOf([await cartInBrowser.serialize(cart().id)]);

type CartPage = {
  lines: { wasPaise: number | null; product: { pricePaise: number } | null }[];
  price: { sums: { goodsPaise: number; discountPaise: number } };
};
const shown = async () =>
  (await got(cartRoute.loader, "/cart", { cookie: await cookie() })).data as CartPage;
const prices = async () =>
  (await shown()).lines.map(({ wasPaise, product }) => [wasPaise, product?.pricePaise]);
const post = async (form: Record<string, string>) =>
  posted(cartRoute.action, "/cart", form, { cookie: await cookie() });

describe("a cart whose prices changed", () => {
  test("says what each pack cost and costs, until the shopper takes today's prices", async () => {
    const other = await pack();
    await addToCart(visitor, other.id);
    expect(await prices()).toEqual([
      [null, 240_000],
      [null, 240_000],
    ]);
    await edited(tin.id, { pricePaise: 245_000 });
    expect(await prices()).toEqual([
      [240_000, 245_000],
      [null, 240_000],
    ]);
    expect((await post({ intent: "prices" })).status).toBe(303);
    expect(await prices()).toEqual([
      [null, 245_000],
      [null, 240_000],
    ]);
  });

  test("says so of a lower price, too, and no more when the old one is back", async () => {
    await edited(tin.id, { pricePaise: 235_000 });
    expect(await prices()).toEqual([[240_000, 235_000]]);
    await edited(tin.id, { pricePaise: 240_000 });
    expect(await prices()).toEqual([[null, 240_000]]);
  });

  test("goes on asking when the number of packs is changed", async () => {
    await edited(tin.id, { pricePaise: 245_000 });
    await setQuantity(visitor, lines()[0]?.id ?? "", 3);
    expect(await prices()).toEqual([[240_000, 245_000]]);
  });

  test("does not take a price by quantity for a changed one", async () => {
    await write((tx) =>
      tx
        .insert(priceSteps)
        .values({
          id: `from-3-${tin.id}`,
          productId: tin.id,
          fromPacks: 3,
          pricePaise: 230_000,
          createdAt: 1,
          updatedAt: 1,
        })
        .run(),
    );
    await setQuantity(visitor, lines()[0]?.id ?? "", 3);
    expect(await prices()).toEqual([[null, 230_000]]);
    await setQuantity(visitor, lines()[0]?.id ?? "", 2);
    expect(await prices()).toEqual([[null, 240_000]]);
  });

  test("compares with the price beside the button that was pressed", async () => {
    const jar = await pack();
    const page = { product: jar.id, seen: "240000" };
    await edited(jar.id, { pricePaise: 250_000 });
    await post({ intent: "add", ...page });
    expect(await prices()).toEqual([
      [null, 240_000],
      [240_000, 250_000],
    ]);
  });

  test("remembers it for a line that was removed and put back", async () => {
    const removed = await removeLine(visitor, lines()[0]?.id ?? "");
    await edited(tin.id, { pricePaise: 245_000 });
    if (removed) await putBack(visitor, removed);
    expect(await prices()).toEqual([[240_000, 245_000]]);
  });

  test("takes today's price for what an order or the browser's own list brings back", async () => {
    const jar = await pack();
    await edited(jar.id, { pricePaise: 250_000 });
    const line = { ...sizeIn(jar), productId: jar.id, name: jar.name, quantity: 2 };
    await orderAgain(visitor, [{ ...line, unitPricePaise: 240_000 }]);
    expect(lines().map(({ seenPaise }) => seenPaise)).toEqual([240_000, 250_000]);
    const { cartId } = await restoreCart({ userId: null, cookieCart: null }, [
      { id: jar.id, quantity: 1 },
    ]);
    const restored = cartFor({ userId: null, cookieCart: cartId }, db) as Cart;
    expect(linesIn(restored).map(({ seenPaise }) => seenPaise)).toEqual([250_000]);
  });

  test("remembers the price of the number that was typed on the quick-order sheet", async () => {
    await saveSheet(visitor, [{ productId: tin.id, quantity: 40 }]);
    expect(lines()[0]).toMatchObject({ quantity: 40, seenPaise: 240_000 });
    await edited(tin.id, { pricePaise: 245_000 });
    expect(await prices()).toEqual([[240_000, 245_000]]);
  });

  test("asks nothing of somebody who has no cart", async () => {
    await expect(acceptPrices({ userId: null, cookieCart: null })).resolves.toBeUndefined();
  });
});

describe("the checkout after a change of prices", () => {
  const checkout = async () =>
    (
      (await got(checkoutRoute.loader, "/checkout", { cookie: await cookie() })).data as {
        price: { lines: { wasPaise: number | null; unitPricePaise: number }[] };
      }
    ).price.lines;

  test("says it where the cart was not seen since, and not where the cart has said it", async () => {
    await edited(tin.id, { pricePaise: 245_000 });
    expect(await checkout()).toMatchObject([{ wasPaise: 240_000, unitPricePaise: 245_000 }]);
    const { goodsPaise, discountPaise } = (await shown()).price.sums;
    const total = String(goodsPaise - discountPaise);
    expect(await post({ intent: "continue", total, pin: "" })).toMatchObject({ status: 303 });
    expect(await checkout()).toMatchObject([{ wasPaise: null, unitPricePaise: 245_000 }]);
  });

  test("asks when the cart that was left still showed the old price", async () => {
    const { goodsPaise } = (await shown()).price.sums;
    await edited(tin.id, { pricePaise: 245_000 });
    await post({ intent: "continue", total: String(goodsPaise), pin: "" });
    expect(await checkout()).toMatchObject([{ wasPaise: 240_000, unitPricePaise: 245_000 }]);
  });
});
