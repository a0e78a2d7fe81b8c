import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addToCart } from "~/sales/cart/changes.server";
import { removeGone } from "~/sales/cart/gone-lines.server";
import { orderAgain } from "~/sales/cart/order-again.server";
import { adminProducts } from "~/goods/catalogue/admin/admin-list.server";
import { categoriesWithCounts } from "~/goods/catalogue/categories.server";
import { productData } from "~/goods/catalogue/product-data";
import { productsWith } from "~/goods/catalogue/product-filters.server";
import {
  otherSizesOf,
  productById,
  productBySlug,
  productCount,
  productPage,
  productsIn,
  productToday,
  search,
  similarTo,
} from "~/goods/catalogue/products.server";
import { findProducts } from "~/goods/catalogue/search/found.server";
import { suggestionsFor } from "~/goods/catalogue/search/suggestions.server";
import { sitemap } from "~/goods/catalogue/sitemap.server";
import { placeOrder } from "~/sales/checkout/place-order.server";
import { db, write } from "~/base/db/connection.server";
import { products, searchVocabulary } from "~/base/db/schema";
import { productNames } from "~/sales/enquiries/enquiries.server";
import { soldToday } from "~/sales/payments/submitted-list.server";
import * as productPageOf from "~/routes/shop/product";
import * as api from "~/routes/api/get-product";
import { got } from "../../people/accounts/answers";
import { anyCategory, product } from "../../shelf";
import { cartWith, guest, linesOf, setSale } from "./counted";

type Shown = Awaited<ReturnType<typeof product>>;

let other: Shown;
let draft: Shown;
let category: { id: string; name: string; slug: string };
beforeAll(async () => {
  category = { id: await anyCategory(), name: "", slug: "" };
  other = await product({ name: "Plain tin" });
  draft = await product({ name: "Zafrani tin" });
  await write((tx) => tx.update(products).set({ family: "Tins" }).run());
});

const whole = () => productToday(other.slug) ?? expect.fail("The other product is gone");
const sitemapText = async () => {
  let text = "";
  for await (const chunk of sitemap("http://localhost", [])) text += chunk;
  return text;
};

/** Everywhere that a shopper or an API client could meet the product, and whether it is there. */
const places: [string, () => boolean | Promise<boolean>][] = [
  ["its page", () => productBySlug(draft.slug) !== null],
  ["the list of all", () => has(productPage(1, 100).products)],
  ["its category", () => has(productsIn(category))],
  [
    "the Store with a price",
    () => has(productsWith({ categoryIds: [category.id], price: { min: 1000, max: 1499 } })),
  ],
  ["any other price", () => has(productsWith({ categoryIds: [], price: { min: 1, max: 9999 } }))],
  ["Similar Products", () => has(similarTo({ id: other.id, category }))],
  ["the other sizes", () => has(otherSizesOf(whole()))],
  ["the API's search", () => has(search("zafrani"))],
  ["search", () => has(findProducts("zafrani").products)],
  ["suggestions", () => suggestionsFor("zafr").some(({ name }) => name === draft.name)],
  ["words that correct typing mistakes", () => words().includes("zafrani")],
  ["the sitemap", async () => (await sitemapText()).includes(`/product/${draft.slug}`)],
  ["the bulk form", () => productNames().includes(draft.name)],
  ["what the API sells", () => soldToday(db, [{ _id: draft.id, qnty: 1 }]).sold.length === 1],
];
const has = (list: { id: string }[]) => list.some(({ id }) => id === draft.id);
const words = () =>
  db
    .select()
    .from(searchVocabulary)
    .all()
    .map(({ word }) => word);
const counts = () => [
  productCount(),
  categoriesWithCounts().find(({ id }) => id === category.id)?.products,
  productPage(1).total,
];

describe("a hidden product", () => {
  test.each(places)(
    "is not in %s; once it is on sale or sold out it is",
    async (_name, isThere) => {
      for (const [sale, wanted] of [
        ["hidden", false],
        ["sold out", true],
        ["hidden", false],
        ["on sale", true],
      ] as const) {
        await setSale(draft.id, sale);
        expect(await isThere(), sale).toBe(wanted);
      }
    },
  );

  test("is not counted", async () => {
    await setSale(draft.id, "on sale");
    const [all = 0, inCategory = 0, listed = 0] = counts();
    await setSale(draft.id, "hidden");
    expect(counts()).toEqual([all - 1, inCategory - 1, listed - 1]);
    await write((tx) =>
      tx.update(products).set({ pricePaise: 500_000 }).where(eq(products.id, draft.id)).run(),
    );
    expect(counts()).toEqual([all - 1, inCategory - 1, listed - 1]);
    await setSale(draft.id, "on sale");
    expect(counts()).toEqual([all, inCategory, listed]);
    await write((tx) =>
      tx.update(products).set({ pricePaise: 145_000 }).where(eq(products.id, draft.id)).run(),
    );
  });

  test("is 404 for shoppers and the API, and there for the owner, also by a word", async () => {
    await setSale(draft.id, "hidden");
    const params = { slug: draft.slug };
    const page = await got(productPageOf.loader, `/product/${draft.slug}`, { params });
    expect(page.status).toBe(404);
    const answer = await got(api.loader, `/api/v1/product/get-product/${draft.slug}`, { params });
    expect(JSON.stringify(answer)).not.toContain(draft.id);
    expect(productToday(draft.slug)?.id).toBe(draft.id);
    expect(productById(draft.id)?.id).toBe(draft.id);
    const query = { q: "", category: "", sale: "", sort: "newest", page: 1 } as const;
    for (const q of ["", "zafrani"]) {
      const found = adminProducts({ ...query, q });
      expect(has(found.products), q).toBe(true);
      expect(found.total).toBe(found.products.length);
    }
  });

  test("counts as gone in a cart, and cannot be put into one", async () => {
    await setSale(draft.id, "on sale");
    const visitor = await cartWith(draft.id);
    await setSale(draft.id, "hidden");
    expect(linesOf(visitor)).toMatchObject([{ product: null, name: draft.name }]);
    expect((await placeOrder(guest(), visitor)).problem).toBe("gone-product");
    await removeGone(visitor);
    expect(linesOf(visitor)).toEqual([]);
    expect((await addToCart(visitor, draft.id)).result).toBe("unknown-product");
    const line = {
      productId: draft.id,
      name: draft.name,
      quantity: 1,
      unitPricePaise: 1,
      volumeMl: 5000,
      measure: "l" as const,
      netWeightG: null,
      containers: 1,
    };
    expect((await orderAgain(visitor, [line])).changes).toMatchObject([{ kind: "gone" }]);
  });

  test("leaves no words behind when it is deleted", async () => {
    const { id } = await product({ name: "Qwertz tin" });
    expect(words()).toContain("qwertz");
    await setSale(id, "hidden");
    await write((tx) => tx.delete(products).where(eq(products.id, id)).run());
    expect(words()).not.toContain("qwertz");
    expect(words()).toContain("plain");
  });
});

test("JSON-LD says whether a product is in stock", async () => {
  const offers = () => {
    const terms = { returns: { "@type": "X" }, shipping: undefined };
    return productData("http://localhost", whole(), [], terms).offers;
  };
  expect(offers()).toMatchObject({ availability: "https://schema.org/InStock" });
  await setSale(other.id, "sold out");
  expect(offers()).toMatchObject({ availability: "https://schema.org/OutOfStock" });
  await setSale(other.id, "on sale");
});

test("a pack sold by weight is found by its kilograms", async () => {
  const { id } = await product({ name: "Weighed tin" });
  await write((tx) =>
    tx.update(products).set({ measure: "kg", netWeightG: 15_000 }).where(eq(products.id, id)).run(),
  );
  expect(findProducts("15kg").products.map((each) => each.id)).toEqual([id]);
  await expect(
    write((tx) => tx.update(products).set({ netWeightG: null }).where(eq(products.id, id)).run()),
  ).rejects.toThrow("CHECK");
});
