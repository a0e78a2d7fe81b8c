import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { boughtMost } from "~/goods/catalogue/browse/bought-most.server";
import { lowestPrices } from "~/goods/catalogue/browse/lowest-prices.server";
import { otherOils } from "~/goods/catalogue/browse/other-oils.server";
import { oilsNamed } from "~/goods/catalogue/browse/oils.server";
import { storeList } from "~/goods/catalogue/browse/refined.server";
import { offeredIn } from "~/goods/catalogue/browse/option-facts.server";
import { storeOptions } from "~/goods/catalogue/browse/store-options.server";
import { storePath, storeQuery } from "~/goods/catalogue/browse/store-query";
import { categoryLinks } from "~/goods/catalogue/categories.server";
import type { Category } from "~/goods/catalogue/product";
import { productBySlug } from "~/goods/catalogue/products.server";
import { db, write } from "~/base/db/connection.server";
import { products, productSearch } from "~/base/db/schema";
import { isCacheable } from "~/server/page-cache/cacheable-request";
import { aCategory, aProduct } from "./shelf";

let everyday: Category;
let bulk: Category;
const ids: Record<string, string> = {};

beforeAll(async () => {
  everyday = await aCategory("Everyday");
  bulk = await aCategory("Bulk");
  const filtered = { family: "Filtered oil" };
  const pressed = { family: "Cold pressed oil" };
  const shelf = [
    ["pouch", { ...filtered, packKind: "pouch", volumeMl: 500, pricePaise: 11_000 }],
    ["bottle", { ...filtered, packKind: "bottle", volumeMl: 1000, pricePaise: 20_000 }],
    ["jar", { ...pressed, packKind: "jar", volumeMl: 5000, pricePaise: 150_000 }],
    ["tin", { family: "filtered OIL", packKind: "tin", volumeMl: 15_000, pricePaise: 285_000 }],
    ["plain", { volumeMl: 1000, pricePaise: 49_999 }],
  ] as const;
  for (const [index, [name, pack]] of shelf.entries()) {
    const categoryId = name === "tin" ? bulk.id : everyday.id;
    ids[name] = (await aProduct({ ...pack, name, categoryId }, 1000 + index)).id;
  }
  await write((tx) => {
    const jar = ids.jar ?? "";
    tx.update(products).set({ sale: "sold out" }).where(eq(products.id, jar)).run();
    for (const [name, sold] of [
      ["bottle", 7],
      ["jar", 9],
    ] as const)
      tx.update(productSearch)
        .set({ sold })
        .where(eq(productSearch.productId, ids[name] ?? ""))
        .run();
  });
});

const queryOf = (search: string) =>
  storeQuery(new URLSearchParams(search), categoryLinks(), oilsNamed);
const namesOf = (search: string) => storeList(queryOf(search)).products.map(({ name }) => name);

describe("the Store", () => {
  test.each([
    ["", "plain tin jar bottle pouch"],
    ["oil=filtered+oil", "tin bottle pouch"],
    ["oil=Filtered+oil&pack=tin&pack=pouch", "tin pouch"],
    ["oil=nobody%27s", "plain tin jar bottle pouch"],
    ["pack=jar&category=bulk", ""],
    ["size=1", "plain bottle"],
    ["size=under-1&size=10", "tin pouch"],
    ["size=1&price=0-499", "plain bottle"],
    ["stock=in", "plain tin bottle pouch"],
    ["sort=price", "pouch bottle plain jar tin"],
    ["sort=litre", "tin bottle pouch jar plain"],
    ["sort=bought", "jar bottle plain tin pouch"],
    ["sort=bought&stock=in&price=0-499", "bottle plain pouch"],
    ["pack=spoon&size=7&sort=colour&stock=maybe", "plain tin jar bottle pouch"],
  ])("at ?%s holds %s", (search, names) => {
    expect(namesOf(search).join(" ")).toBe(names);
    const { total, isMore } = storeList(queryOf(search));
    expect({ total, isMore }).toEqual({ total: namesOf(search).length, isMore: false });
  });

  test("goes on after the products that were sold", async () => {
    const more = await aCategory("More");
    for (let made = 0; made < 10; made += 1) await aProduct({ categoryId: more.id }, 5000 + made);
    const first = storeList(queryOf("sort=bought"));
    const whole = storeList(queryOf("sort=bought&page=2"));
    expect(whole.products.slice(0, 8)).toEqual(first.products);
    expect(new Set(whole.products.map(({ id }) => id)).size).toBe(15);
    await write((tx) => tx.delete(products).where(eq(products.categoryId, more.id)).run());
  });

  test("has an address for each choice, which memory keeps", () => {
    const search = "category=bulk&oil=Filtered+oil&pack=tin&size=10&price=2000-2999&stock=in";
    const path = storePath(queryOf(`${search}&sort=litre&page=2`));
    expect(path).toBe(`/Store?${search}&sort=litre&page=2`);
    expect(isCacheable(path)).toBe(true);
    expect(storePath(storeQuery(new URLSearchParams(), []))).toBe("/Store");
  });
});

describe("the choices of the filters", () => {
  const countsIn = (options: ReturnType<typeof storeOptions>) =>
    Object.fromEntries(
      Object.entries(options).map(([name, list]) => [
        name,
        Object.fromEntries(list.map((it) => [it.value, it.count])),
      ]),
    );
  const optionsAt = (search: string) => storeOptions(queryOf(search), categoryLinks());
  const countsAt = (search: string) => countsIn(optionsAt(search));

  test("say how many products each shows, and categories are the one list of kinds", () => {
    expect(countsAt("")).toEqual({
      category: { bulk: 1, everyday: 4 },
      oil: {},
      askedOils: {},
      pack: { pouch: 1, bottle: 1, jar: 1, tin: 1 },
      size: { "under-1": 1, "1": 2, "5-9": 1, "10": 1 },
      price: { "0-499": 3, "1000-1999": 1, "2000-2999": 1 },
      stock: { in: 4 },
    });
    expect(Object.keys(countsAt("").category ?? {})).toEqual(["everyday", "bulk"]);
  });

  test("count with what is chosen in the others, not in their own group, and stay where they are", () => {
    const { pack, size, category, oil, askedOils } = countsAt("oil=Filtered+oil&pack=tin");
    expect(pack).toEqual({ pouch: 1, bottle: 1, jar: 0, tin: 1 });
    expect(size).toEqual({ "under-1": 0, "1": 0, "5-9": 0, "10": 1 });
    expect(category).toEqual({ bulk: 1, everyday: 0 });
    expect([oil, askedOils]).toEqual([{}, { "Filtered oil": 1 }]);
  });

  test("are as many as the list then has", () => {
    const options = optionsAt("oil=Filtered+oil");
    for (const name of ["pack", "size", "price", "category"] as const)
      for (const { value, count } of options[name]) {
        const chosen = new URLSearchParams({ oil: "Filtered oil", [name]: value });
        expect(storeList(queryOf(String(chosen))).total, `${name} ${value}`).toBe(count);
      }
  });

  test("of a category are its own, its oils instead of categories, and none that leaves nothing out", () => {
    const query = storeQuery(new URLSearchParams("oil=filtered+oil"), [], oilsNamed);
    expect(countsIn(storeOptions(query, [], offeredIn(everyday.id)))).toMatchObject({
      category: {},
      oil: { "Cold pressed oil": 1, "Filtered oil": 2 },
      askedOils: { "Filtered oil": 2 },
      pack: { pouch: 1, bottle: 1, jar: 0 },
      stock: { in: 2 },
    });
    const one = storeOptions(queryOf(""), [], offeredIn(bulk.id));
    expect(Object.values(one).flat()).toEqual([]);
  });
});

describe("bought most", () => {
  const soldOf = async (sold: Record<string, number>) =>
    write((tx) => {
      for (const [name, packs] of Object.entries(sold))
        tx.update(productSearch)
          .set({ sold: packs })
          .where(eq(productSearch.productId, ids[name] ?? ""))
          .run();
    });
  const namesFor = (most: number, shown: string[] = []) =>
    boughtMost(
      most,
      shown.map((name) => ({ id: ids[name] ?? "" })),
    ).map(({ name }) => name);

  test("are those that can be bought, most packs first, or none where fewer than three are left", async () => {
    expect(namesFor(4)).toEqual([]);
    await soldOf({ tin: 3, pouch: 5, plain: 1 });
    expect(namesFor(4)).toEqual(["bottle", "pouch", "tin", "plain"]);
    expect(namesFor(3)).toEqual(["bottle", "pouch", "tin"]);
  });

  test("never repeat what stands above", async () => {
    expect(namesFor(4, ["bottle"])).toEqual(["pouch", "tin", "plain"]);
    expect(namesFor(4, ["bottle", "jar"])).toEqual(["pouch", "tin", "plain"]);
    expect(namesFor(4, ["bottle", "tin"])).toEqual([]);
    await soldOf({ tin: 0, pouch: 0, plain: 0 });
  });
});

test.each([
  ["bottle", "plain jar"],
  ["jar", "plain bottle pouch tin"],
  ["plain", "bottle jar pouch tin"],
  ["tin", "jar plain"],
])("beside the %s stand other oils: %s", (slug, names) => {
  const found = productBySlug(slug);
  if (!found || "movedTo" in found) throw new Error(`There is no ${slug}`);
  expect(
    otherOils(found)
      .map(({ name }) => name)
      .join(" "),
  ).toBe(names);
});

test("an oil with four others in its category stands beside those, not beside what is nearer in size elsewhere", async () => {
  const few = await aCategory("Few");
  for (const volumeMl of [15_000, 5000, 2000, 1500, 1000])
    await aProduct({ categoryId: few.id, name: `few ${volumeMl}`, volumeMl });
  const found = productBySlug("few-15000");
  if (!found || "movedTo" in found) throw new Error("It is not there");
  expect(otherOils(found).map(({ volumeMl }) => volumeMl)).toEqual([5000, 2000, 1500, 1000]);
  await write((tx) => tx.delete(products).where(eq(products.categoryId, few.id)).run());
});

test("the lowest prices of a litre and of fifteen", () => {
  expect(lowestPrices()).toEqual({ litre: 20_000, tin: 285_000 });
  expect(db.select().from(products).all()).toHaveLength(5);
});
