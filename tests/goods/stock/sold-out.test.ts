import { describe, expect, test } from "vitest";
import { addToCart, removeLine } from "~/sales/cart/changes.server";
import { restoreCart } from "~/sales/cart/merge-guest-cart.server";
import { orderAgain } from "~/sales/cart/order-again.server";
import { putBack } from "~/sales/cart/put-back.server";
import type { OrderedLine } from "~/sales/cart/again";
import * as cartRoute from "~/routes/shop/cart";
import { action as keep } from "~/routes/shop/kept";
import * as productRoute from "~/routes/shop/product";
import * as storeRoute from "~/routes/shop/store";
import { formIn, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor } from "../../cast";
import { product } from "../../shelf";
import { cartWith, counted, linesOf, setSale } from "./counted";

const nobody = { userId: null, cookieCart: null };

async function soldOut() {
  const made = await product();
  await setSale(made.id, "sold out");
  return made;
}

const ordered = ({ id, name }: { id: string; name: string }, quantity: number): OrderedLine => ({
  productId: id,
  name,
  quantity,
  unitPricePaise: 145_000,
  volumeMl: 5000,
  measure: "l",
  netWeightG: null,
  containers: 1,
});

const pageOf = (slug: string) =>
  htmlOf(productRoute, argsFor(`/product/${slug}`, { params: { slug } }));

describe("a sold-out product", () => {
  test.each([
    ["by the owner's word", () => soldOut()],
    ["because no packs are left", () => counted(0)],
  ])("%s keeps its page, without a button, with the way to be told", async (_why, make) => {
    const { slug, name } = await make();
    const html = await pageOf(slug);
    expect(html).not.toContain(`ADD TO CART: ${name}`);
    expect(html).toContain("<strong>Sold out</strong>");
    expect(html).toContain(`action="/back/product/${slug}"`);
    expect(html).toContain("Tell me when it is back");
  });

  test("is a card that says so, without a button", async () => {
    const [{ id }, other] = [await soldOut(), await product()];
    const html = await htmlOf(storeRoute, argsFor("/Store"));
    expect(html).not.toContain(`value="${id}"`);
    expect(html).toContain(`value="${other.id}"`);
    expect(html).toContain('<p class="product-card-sold-out">Sold out</p>');
  });

  test("cannot be put into a cart, and the cart says why", async () => {
    const { id } = await soldOut();
    expect((await addToCart(nobody, id)).result).toBe("sold-out");
    const answer = await posted(cartRoute.action, "/cart", { intent: "add", product: id });
    expect(answer.status).toBe(409);
    expect(formIn(answer).errors.form).toBe("That product is sold out, so it was not added.");
  });

  test("does not come back by Undo", async () => {
    const { id, name } = await product();
    const visitor = await cartWith(id);
    const [line] = linesOf(visitor);
    await removeLine(visitor, line?.id ?? "");
    await setSale(id, "sold out");
    const removed = {
      id: line?.id ?? "",
      productId: id,
      name,
      quantity: 1,
      source: "cart" as const,
      seenPaise: null,
      createdAt: 1,
    };
    expect(await putBack(visitor, removed)).toBe("sold-out");
    await setSale(id, "on sale");
    expect(await putBack(visitor, removed)).toBe("done");
  });
});

test("ordering again puts in what there is, and says what there is not", async () => {
  const [gone, few, plenty] = [await soldOut(), await counted(2), await product()];
  const { added, changes, cartId } = await orderAgain(nobody, [
    ordered(gone, 1),
    ordered(few, 4),
    ordered(plenty, 3),
  ]);
  expect(added).toBe(2);
  expect(changes).toEqual([
    { kind: "sold-out", name: gone.name },
    { kind: "fewer", name: few.name, packs: 2 },
  ]);
  const lines = linesOf({ userId: null, cookieCart: cartId });
  expect(new Map(lines.map(({ name, quantity }) => [name, quantity]))).toEqual(
    new Map([
      [few.name, 2],
      [plenty.name, 3],
    ]),
  );
});

test("a list kept in the browser comes back without what is sold out, which is named", async () => {
  const [gone, there] = [await soldOut(), await product()];
  const stored = [gone, there].map(({ id }) => ({ id, quantity: 2 }));
  const { restored, soldOut: named, cartId } = await restoreCart(nobody, stored);
  expect([restored, named]).toEqual([1, [gone.name]]);
  expect(linesOf({ userId: null, cookieCart: cartId })).toMatchObject([{ name: there.name }]);
});

test("the browser is told in one sentence what of its list is sold out", async () => {
  const told = async (ids: string[]) => {
    const items = JSON.stringify(ids.map((_id) => ({ _id, qnty: 1 })));
    return (await keep(argsFor("/cart/kept", { form: { items } }))).json();
  };
  const [gone, there] = [await soldOut(), await product()];
  expect(await told([gone.id, there.id])).toEqual({
    restored: 1,
    news: `Sold out by now, so not in your cart: ${gone.name}.`,
  });
  expect(await told([there.id])).toEqual({ restored: 1, news: null });
});
