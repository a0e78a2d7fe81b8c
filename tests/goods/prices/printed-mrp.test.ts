import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { batches, priceSteps, products, recalls } from "~/base/db/schema";
import { csvDownload } from "~/base/lib/csv/csv";
import { importPlan } from "~/goods/catalogue/csv/import-plan.server";
import { productsAsCsv } from "~/goods/catalogue/csv/product-export.server";
import { printedMrps } from "~/goods/catalogue/changes/printed-mrp.server";
import { typedPacks } from "~/office/quotes/typed-packs.server";
import { openPagesVersion } from "~/base/db/open-pages.server";
import { newId } from "~/base/lib/ids.server";
import { pricedBy } from "~/goods/prices/own-prices.server";
import * as productPage from "~/routes/shop/product";
import { unitPrices } from "~/goods/prices/unit-price.server";
import { packsFor } from "~/office/counter/packs.server";
import { soldToday } from "~/sales/payments/submitted-list.server";
import { storeOrder } from "~/sales/orders/store-order.server";
import { argsFor } from "../../cast";
import { htmlOf } from "../../people/accounts/rendered";
import { deskIn, formFor, press, written } from "../../office/counter/counter";
import {
  batch,
  cartWith,
  counted,
  guest,
  linesOf,
  move,
  pays,
  placedOrder,
} from "../stock/counted";
import { noDelivery } from "../delivery/shelf";

beforeEach(noDelivery);

let made = 0;

/** A tin at ₹240 with an MRP of ₹300, of which so many packs on hand say ₹250. */
async function labelled(packs: number, pricePaise = 24_000) {
  made += 1;
  const tin = await counted(0);
  const set = { pricePaise, mrpPaise: 30_000 };
  await write((tx) => tx.update(products).set(set).where(eq(products.id, tin.id)).run());
  await batch(tin.id, packs, { number: `OLD-${made}`, mrpPaise: 25_000 });
  return tin;
}

const above = (price: string) =>
  `${price} is above the MRP of ₹250 that is printed on batch OLD-${made} (packs left: 3)`;

beforeEach(() => write((tx) => tx.delete(products).run()));

test("a file with products raises no price above what is printed on packs on hand", async () => {
  const { slug } = await labelled(3);
  const file = await csvDownload("products.csv", productsAsCsv()).text();
  const at = (price: string) =>
    importPlan(db, file.replace(new RegExp(`^(${slug},.*?),240(?:\\.00)?,`, "m"), `$1,${price},`));
  expect(at("250")).toMatchObject({ problems: [], updates: [{ content: { pricePaise: 25_000 } }] });
  expect(at("260").problems).toMatchObject([{ reason: above("₹260") }]);
});

test("a quote offers no price above it", async () => {
  const { id } = await labelled(3);
  const offered = (price: string) => {
    const form = new FormData();
    form.set(`packs.${id}`, "2");
    form.set(`price.${id}`, price);
    return typedPacks(db, form, { email: "mehul@example.com", known: [] });
  };
  expect(offered("250").lines).toMatchObject([{ unitPricePaise: 25_000 }]);
  expect(offered("260")).toEqual({ lines: [], errors: { [`price.${id}`]: above("₹260") } });
});

test("packs that may not be sold anyway, too old or recalled, are in the way of no price", async () => {
  const [aged, recalled] = [await labelled(3), await labelled(3)];
  const printed = ({ id }: { id: string }) => printedMrps(db, [id]).get(id)?.paise;
  expect([printed(aged), printed(recalled)]).toEqual([25_000, 25_000]);
  await write((tx) => {
    tx.update(batches).set({ isAged: true }).where(eq(batches.productId, aged.id)).run();
    const batchId = db.select().from(batches).where(eq(batches.productId, recalled.id)).get()?.id;
    const why = { why: "It smells", createdAt: 1, updatedAt: 1 };
    tx.insert(recalls)
      .values({ id: "recalled", batchId: batchId ?? "", ...why })
      .run();
  });
  expect([printed(aged), printed(recalled)]).toEqual([undefined, undefined]);
});

test("the counter asks for no more than that, nor does the list of its packs", async () => {
  const { id } = await labelled(3, 26_000);
  const answer = deskIn(await press(formFor({ [id]: 2 }, { intent: "price" })));
  expect(answer.price?.lines).toMatchObject([{ id, quantity: 2, unitPricePaise: 25_000 }]);
  expect(answer.price?.totalPaise).toBe(50_000);
  const sheet = { own: [], typed: [id], words: "" };
  expect(packsFor(sheet, null).packs.find((pack) => pack.id === id)?.pricePaise).toBe(25_000);
  expect((await written(formFor({ [id]: 2 }))).totalPaise).toBe(50_000);
});

test("a cart and its order cost no more than that, until the packs are gone; nor does what a program orders", async () => {
  const { id } = await labelled(3, 26_000);
  const visitor = await cartWith(id, 2);
  expect(linesOf(visitor)).toMatchObject([{ unitPricePaise: 25_000, fromPacks: null }]);
  expect(soldToday(db, [{ _id: id, qnty: 2 }]).sold).toMatchObject([{ unitPricePaise: 25_000 }]);
  const { order } = await placedOrder(id, 3);
  expect(order.goodsPaise).toBe(75_000);
  expect((await pays(order)).settled).toBe("paid");
  expect(linesOf(visitor)).toMatchObject([{ unitPricePaise: 26_000 }]);
  expect(soldToday(db, [{ _id: id, qnty: 2 }]).sold).toMatchObject([{ unitPricePaise: 26_000 }]);
});

test("a price by quantity that is below it holds, one above it makes nothing cheaper", async () => {
  const tin = await labelled(3, 26_000);
  const step = (fromPacks: number, pricePaise: number) =>
    ({ id: newId(), listId: null, productId: tin.id, fromPacks, pricePaise, createdAt: 1, updatedAt: 1 }); // prettier-ignore
  await write((tx) =>
    tx
      .insert(priceSteps)
      .values([step(2, 25_500), step(6, 24_500)])
      .run(),
  );
  const priced = (quantity: number) =>
    unitPrices(db, null, [{ product: { id: tin.id, pricePaise: 26_000 }, quantity }])[0];
  expect(priced(3)).toMatchObject({ paise: 25_000, fromPacks: null, next: { fromPacks: 6 } });
  expect(priced(6)).toMatchObject({ paise: 24_500, fromPacks: 6, next: null });
});

test("no door can store an order above it", async () => {
  const { id } = await labelled(3, 26_000);
  const [line] = soldToday(db, [{ _id: id, qnty: 1 }]).sold;
  if (!line) throw new Error("Nothing is sold");
  const order = (unitPricePaise: number) =>
    write(
      (tx) =>
      storeOrder(tx, guest(), { cartId: newId(), cartRound: 1, fingerprint: "x" }, [{ ...line, unitPricePaise }]), // prettier-ignore
    );
  await expect(order(25_001)).rejects.toThrow("above its MRP");
  expect((await order(25_000)).totalPaise).toBe(25_000);
});

test("pages and the feed show no price and no MRP above it, and are made anew when such packs are gone or come", async () => {
  const { id, slug } = await labelled(3, 26_000);
  const product = () => ({ id, pricePaise: 26_000, mrpPaise: 30_000, name: "Tin" });
  expect(pricedBy(null, [product()])).toEqual([
    { id, pricePaise: 25_000, mrpPaise: 25_000, name: "Tin" },
  ]);
  expect(pricedBy(null, [{ id, pricePaise: 24_000 }])).toEqual([{ id, pricePaise: 24_000 }]);
  const html = () => htmlOf(productPage, argsFor(`/product/${slug}`, { params: { slug } }));
  const before = await html();
  expect(before).toContain("₹250");
  for (const wrong of ["₹260", "₹300", '"price":"260']) expect(before).not.toContain(wrong);
  let last = openPagesVersion();
  const isNew = async (change: Promise<unknown>) => {
    await change;
    const [earlier, now] = [last, openPagesVersion()];
    last = now;
    return now > earlier;
  };
  const batchId = db.select().from(batches).where(eq(batches.productId, id)).get()?.id ?? "";
  const by = { productId: id, batchId, actor: "x", at: 1 };
  expect(await isNew(move({ ...by, kind: "broken", packs: -1 }))).toBe(false);
  expect(await isNew(move({ ...by, kind: "broken", packs: -2 }))).toBe(true);
  await move({ ...by, kind: "arrived", packs: 4, batchId: null });
  const after = await html();
  for (const right of ["₹260", "₹300"]) expect(after).toContain(right);
  last = openPagesVersion();
  expect(await isNew(move({ ...by, kind: "arrived", packs: 1 }))).toBe(true);
  expect(await html()).not.toContain("₹300");
  const fresh = await batch(id, 2);
  last = openPagesVersion();
  const print = write((tx) =>
    tx.update(batches).set({ mrpPaise: 24_500 }).where(eq(batches.id, fresh)).run(),
  );
  expect(await isNew(print)).toBe(true);
});
