import type { LoaderFunctionArgs } from "@remix-run/node";
import { beforeAll, describe, expect, test } from "vitest";
import { renameCategory } from "~/goods/catalogue/changes/category-changes.server";
import { type Category, type Product, shownOf, type WholeProduct } from "~/goods/catalogue/product";
import { updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import { loader as categoryPage } from "~/routes/shop/category";
import { loader as productPage } from "~/routes/shop/product";
import * as search from "~/routes/shop/search";
import { loader as storePage } from "~/routes/shop/store";
import { storePath } from "~/goods/catalogue/browse/store-query";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor } from "../../cast";
import { aCategory, anInput, aProduct } from "./shelf";

let filtered: Category;
let glass: Category;
let oldest: Product;

beforeAll(async () => {
  filtered = await aCategory("Filtered");
  glass = await aCategory("Glass");
  for (let number = 0; number < 18; number += 1) {
    const product = await aProduct(
      {
        name: `Oil number ${number}`,
        categoryId: number < 10 ? filtered.id : glass.id,
        pricePaise: (number + 1) * 30_000,
      },
      1000 + number,
    );
    if (number === 0) oldest = product;
  }
});

const store = (query = "") => storePage(argsFor(`/Store${query}`));
const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);

/** What a loader throws to send the browser elsewhere or to refuse it. */
async function thrownBy(loader: (args: LoaderFunctionArgs) => unknown, slug: string) {
  try {
    await loader(argsFor("/", { params: { slug } }));
  } catch (thrown) {
    if (thrown instanceof Response) return [thrown.status, thrown.headers.get("Location")];
    throw thrown;
  }
  return "nothing";
}

describe("the Store", () => {
  test("shows the newest 8, then as many pages as the address says", async () => {
    const [first, second, third] = await Promise.all([store(), store("?page=2"), store("?page=3")]);
    expect(first).toMatchObject({ total: 18, query: { page: 1 } });
    expect(first.products[0]?.name).toBe("Oil number 17");
    expect([first, second, third].map(({ products }) => products.length)).toEqual([8, 16, 18]);
  });

  test("a list that grows by a page is the same list, longer", async () => {
    const params = { slug: filtered.slug };
    const lists = [
      ["/Store?", storePage, 18],
      ["/category/filtered?", categoryPage, 10],
      ["/search?q=Oil&", searchPage, 18],
    ] as const;
    for (const [path, load, total] of lists) {
      const [first, grown] = await Promise.all(
        ["page=1", "page=2"].map((page) => load(argsFor(path + page, { params }))),
      );
      expect(grown?.products.slice(0, 8)).toEqual(first?.products);
      expect(grown?.products).toHaveLength(Math.min(16, total));
    }
  });

  test("narrows by categories and price, and keeps both in the next page's address", async () => {
    const page = await store("?category=filtered&category=glass&price=1000-1999");
    expect(namesOf(page.products)).toEqual(["Oil number 5", "Oil number 4", "Oil number 3"]);
    expect(storePath({ ...page.query, page: 2 })).toBe(
      "/Store?category=filtered&category=glass&price=1000-1999&page=2",
    );
  });

  test("'4000 or more' has no upper end", async () => {
    const page = await store("?price=4000-9999&page=2");
    expect(page.total).toBe(5);
    expect(page.query.page).toBe(1);
  });

  test.each([
    "?category=nothing-we-know",
    "?category=%00&category=",
    "?price=1-2",
    "?price=500",
    "?page=0",
    "?page=-1",
    "?page=two",
    "?page=1.5",
    "?page=1e9",
    "?page=99999999999999999999",
    "?colour=green",
  ])("%s asks for nothing, so it shows the first page of everything", async (query) => {
    expect(await store(query)).toEqual(await store());
  });

  test("stops at its last page", async () => {
    expect(await store("?page=999999")).toEqual(await store("?page=3"));
  });

  test("sends cards, not whole products", async () => {
    const { products } = await store();
    expect(Object.keys(products[0] ?? {}).toSorted()).toEqual(
      [
        "containers",
        "densityGPerL",
        "hsn",
        "measure",
        "netWeightG",
        "id",
        "isSoldOut",
        "loweredFromPaise",
        "name",
        "photo",
        "pieces",
        "pricePaise",
        "rating",
        "slug",
        "volumeMl",
      ].toSorted(),
    );
  });
});

describe("the page of a category", () => {
  test("shows what it holds, newest first, a page at a time", async () => {
    const page = await categoryPage(argsFor("/", { params: { slug: "filtered" } }));
    expect(page.category).toEqual(filtered);
    expect(page).toMatchObject({ total: 10, query: { page: 1 } });
    expect(namesOf(page.products)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((n) => `Oil number ${n}`));
    const grown = await categoryPage(argsFor("/?page=2", { params: { slug: "filtered" } }));
    expect(namesOf(grown.products)).toHaveLength(10);
  });

  test("is narrowed and sorted as the Store is, and stays its own", async () => {
    const at = (query: string) =>
      categoryPage(argsFor(`/?${query}`, { params: { slug: "filtered" } }));
    const page = await at("price=0-499&sort=price&category=glass");
    expect(namesOf(page.products)).toEqual(["Oil number 0"]);
    const cheapest = await at("sort=price&page=2");
    expect(namesOf(cheapest.products)[0]).toBe("Oil number 0");
    expect(cheapest.products).toHaveLength(10);
    expect(storePath(cheapest.query, { path: "/category/filtered" })).toBe(
      "/category/filtered?sort=price&page=2",
    );
  });

  test("is found at its new address once it was renamed, for good", async () => {
    const renamed = await aCategory("Tins");
    await renameCategory(renamed.id, "Large Tins");
    expect(await thrownBy(categoryPage, "tins")).toEqual([301, "/category/large-tins"]);
    expect(await thrownBy(categoryPage, "FILTERED")).toEqual([301, "/category/filtered"]);
    expect(await thrownBy(categoryPage, "no-such")).toEqual([404, null]);
  });
});

describe("the page of a product", () => {
  test("shows it with four similar ones that are not itself", async () => {
    const args = argsFor("/", { params: { slug: "oil-number-0" } });
    const { data: page } = await productPage(args);
    expect(page.product).toEqual(shownOf(oldest as WholeProduct));
    expect(page.path).toBe("/product/oil-number-0");
    expect(namesOf(page.similar)).toEqual([9, 8, 7, 6].map((number) => `Oil number ${number}`));
  });

  test("is found at its new address once it was renamed, for good", async () => {
    const product = await aProduct({ name: "Early name", categoryId: glass.id }, 1);
    await updateProduct(product.id, { ...anInput(glass.id), name: "Late name" });
    expect(await thrownBy(productPage, "early-name")).toEqual([301, "/product/late-name"]);
    expect(await thrownBy(productPage, "Late-Name")).toEqual([301, "/product/late-name"]);
    expect(await thrownBy(productPage, "no-such")).toEqual([404, null]);
  });
});

const { loader: searchPage, meta: searchMeta } = search;
const searchFor = (keyword: string) =>
  searchPage(argsFor(`/search?q=${encodeURIComponent(keyword)}`));

describe("the search page", () => {
  test("shows what was looked for, and what was found", async () => {
    expect(await searchFor("  NUMBER 17 ")).toMatchObject({
      keyword: "NUMBER 17",
      products: [{ name: "Oil number 17" }],
    });
    expect(await searchFor("<b>'")).toMatchObject({ keyword: "<b>'", products: [], total: 0 });
  });

  test("shows everything for an empty keyword or none", async () => {
    const { products: everything } = await store("?page=99");
    expect((await searchPage(argsFor("/search?q=&page=99"))).products).toEqual(everything);
    expect((await searchPage(argsFor("/search?page=99"))).products).toEqual(everything);
  });

  test("is narrowed and sorted, and knows the difference from a search that finds nothing", async () => {
    const at = (query: string) => searchPage(argsFor(`/search?q=number&${query}`));
    expect(namesOf((await at("price=0-499")).products)).toEqual(["Oil number 0"]);
    const sorted = await at("category=glass&sort=price");
    expect(namesOf(sorted.products)[0]).toBe("Oil number 10");
    expect(sorted).toMatchObject({ total: 8, isNothing: false });
    expect(await at("pack=tin")).toMatchObject({ total: 0, isNothing: false });
    expect(await searchPage(argsFor("/search?q=zzz&pack=tin"))).toMatchObject({
      total: 0,
      isNothing: true,
    });
  });

  test("says what to do where it finds nothing, whatever is chosen, and its count once", async () => {
    const at = (query: string) => htmlOf(search as never, argsFor(`/search?${query}`));
    const nothing = await at("q=zzz&pack=tin");
    expect(nothing).toContain("See all products");
    expect(nothing).not.toContain("No product fits these filters.");
    const filtered = await at("q=number&pack=tin");
    expect(filtered).toContain("No product fits these filters.");
    expect(filtered.match(/<output/g)).toHaveLength(1);
  });

  test("cuts a keyword of more than 200 characters, between characters", async () => {
    expect((await searchFor("🥜".repeat(300))).keyword).toBe("🥜".repeat(200));
  });

  test("keeps itself out of search engines", () => {
    const tags = searchMeta({ data: undefined } as never);
    expect(tags).toContainEqual({ name: "robots", content: "noindex" });
  });
});
