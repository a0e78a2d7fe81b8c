import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { oilsNamed } from "~/goods/catalogue/browse/oils.server";
import { offeredIn } from "~/goods/catalogue/browse/option-facts.server";
import { searchList } from "~/goods/catalogue/browse/searched.server";
import { storeOptions } from "~/goods/catalogue/browse/store-options.server";
import { storePath, storeQuery } from "~/goods/catalogue/browse/store-query";
import { categoryLinks } from "~/goods/catalogue/categories.server";
import { db, write } from "~/base/db/connection.server";
import { products, productSearch } from "~/base/db/schema";
import { findProducts } from "~/goods/catalogue/search/found.server";
import { isCacheable } from "~/server/page-cache/cacheable-request";
import { aCategory, aProduct } from "./shelf";

const shelf = [
  ["Everyday", "Filtered oil pouch", { packKind: "pouch", volumeMl: 500, pricePaise: 11_000 }],
  ["Everyday", "Filtered oil bottle", { packKind: "bottle", volumeMl: 1000, pricePaise: 20_000 }],
  ["Everyday", "Pressed oil bottle", { packKind: "bottle", volumeMl: 1000, pricePaise: 30_000 }],
  ["Bulk", "Filtered oil tin", { packKind: "tin", volumeMl: 15_000, pricePaise: 285_000 }],
] as const;

beforeAll(async () => {
  const categories = {
    Everyday: (await aCategory("Everyday")).id,
    Bulk: (await aCategory("Bulk")).id,
  };
  for (const [index, [category, name, pack]] of shelf.entries())
    await aProduct({ ...pack, name, categoryId: categories[category] }, 1000 + index);
});

const at = (keyword: string) => ({ path: "/search", keyword });
const queryOf = (keyword: string, search: string) =>
  storeQuery(new URLSearchParams(search), categoryLinks(), oilsNamed, at(keyword));
const foundAt = (keyword: string, search: string) =>
  searchList(keyword, queryOf(keyword, search)).products.map(({ name }) => name);

test.each(["filtered", "oil", "bottle", "oil bottle 1 litre", "filterd", "cheapest oil", "", "%"])(
  "a search for “%s” with nothing chosen is the search itself",
  (keyword) => {
    const { offered: _offered, isNothing, ...list } = searchList(keyword, queryOf(keyword, ""));
    expect(list).toEqual(findProducts(keyword));
    expect(isNothing).toBe(list.total === 0);
  },
);

test.each([
  ["filtered", "pack=bottle", ["Filtered oil bottle"]],
  ["filtered", "category=bulk", ["Filtered oil tin"]],
  ["filtered", "sort=price", ["Filtered oil pouch", "Filtered oil bottle", "Filtered oil tin"]],
  ["filtered", "sort=litre&size=under-1&size=10", ["Filtered oil tin", "Filtered oil pouch"]],
  ["filtered", "sort=newest", ["Filtered oil tin", "Filtered oil bottle", "Filtered oil pouch"]],
  ["filtered", "pack=jar", []],
  ["", "pack=bottle&sort=newest", ["Pressed oil bottle", "Filtered oil bottle"]],
])("a search for “%s” at %s finds %j", (keyword, search, names) => {
  expect(foundAt(keyword, search)).toEqual(names);
});

test("what is left is in the order of the search", () => {
  const whole = foundAt("oil bottle", "");
  expect(whole.length).toBeGreaterThan(1);
  expect(foundAt("oil bottle", "price=0-499")).toEqual(
    whole.filter((name) => name !== "Filtered oil tin"),
  );
});

test("its choices are those of what it finds", () => {
  const query = queryOf("filtered", "pack=tin");
  const { offered } = searchList("filtered", query);
  const { category, pack } = storeOptions(query, categoryLinks(), offered);
  expect(category.map(({ value, count }) => [value, count])).toEqual([
    ["everyday", 0],
    ["bulk", 1],
  ]);
  expect(pack.map(({ value, count }) => [value, count])).toEqual([
    ["pouch", 1],
    ["bottle", 1],
    ["tin", 1],
  ]);
});

test("has an address for each choice, which memory keeps", () => {
  const path = storePath(queryOf("oil", "category=bulk&pack=tin&sort=newest&page=2"), at("oil"));
  expect(path).toBe("/search?q=oil&category=bulk&pack=tin&sort=newest&page=2");
  expect(isCacheable(path)).toBe(true);
  expect(storePath(queryOf("oil", "sort=match"), at("oil"))).toBe("/search?q=oil");
  expect(isCacheable("/category/bulk?oil=Filtered+oil&pack=tin&sort=price&page=2")).toBe(true);
  expect(isCacheable("/category/bulk?category=bulk")).toBe(false);
});

test("of very many that are left none is missing, and the best stand first", async () => {
  const { id } = await aCategory("Many");
  const model = await aProduct(
    { name: "Filtered oil drum", packKind: "carton", categoryId: id },
    1,
  );
  await write((tx) => {
    const [row] = tx.select().from(products).where(eq(products.id, model.id)).all();
    for (let made = 0; made < 2100; made += 1) {
      const { isSoldOut: _computed, ...copy } = row!;
      tx.insert(products)
        .values({ ...copy, id: `drum-${made}`, slug: `drum-${made}`, name: `Drum ${made} of oil` })
        .run();
    }
    tx.update(productSearch).set({ sold: 5 }).where(eq(productSearch.productId, "drum-2000")).run();
  });
  const list = searchList("oil", queryOf("oil", "category=many"));
  expect(list).toMatchObject({ total: 1000, isMore: true });
  // By date alone it would be the hundredth.
  expect(list.products[0]?.id).toBe("drum-2000");
  expect(list.offered.facts).toBeNull();
  expect(offeredIn(id)).toEqual({ facts: null, oils: [] });
  expect(searchList("", queryOf("", "price=0-499")).total).toBeGreaterThan(1000);
  expect(db.select().from(productSearch).all().length).toBeGreaterThan(2100);
});
