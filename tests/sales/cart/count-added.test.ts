import { beforeEach, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { visitCounts } from "~/base/db/schema";
import { action as cart } from "~/routes/shop/cart";
import { action as buy } from "~/routes/shop/buy";
import { action as quickOrder } from "~/routes/shop/quick-order";
import { storeVisits } from "~/upkeep/visits/count.server";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { product } from "../../shelf";

beforeEach(async () => {
  await storeVisits();
  await write((tx) => tx.delete(visitCounts).run());
});

async function added() {
  await storeVisits();
  const rows = db.select().from(visitCounts).all();
  return rows.map(({ kind, name, times }) => [kind, name, times]);
}

const add = (id: string, cookie?: string) =>
  cart(argsFor("/cart", { form: { intent: "add", product: id }, cookie }));

test("a product that comes into a cart is counted, not one that is there already", async () => {
  const { id } = await product();
  const cookie = await cookieOf(await shopper());
  await add(id, cookie);
  await add(id, cookie);
  await add(id);
  expect(await added()).toEqual([["add", id, 2]]);
});

test("so are the packs of a link, but nothing that the owner picks", async () => {
  const { id, slug } = await product();
  const items = `${slug}:2`;
  await buy(argsFor(`/buy?items=${items}`, { form: { items } }));
  await add(id, await cookieOf(await admin()));
  expect(await added()).toEqual([["add", id, 1]]);
});

test("so are those of the quick-order sheet that were not in the cart", async () => {
  const [one, two] = [await product(), await product()];
  const cookie = await cookieOf(await shopper());
  await add(one.id, cookie);
  const form = { [`packs.${one.id}`]: "3", [`shown.${one.id}`]: "1", [`packs.${two.id}`]: "2" };
  await quickOrder(argsFor("/quick-order", { form, cookie }));
  const counted = await added();
  expect(counted).toHaveLength(2);
  expect(counted).toEqual(expect.arrayContaining([one, two].map(({ id }) => ["add", id, 1])));
});
