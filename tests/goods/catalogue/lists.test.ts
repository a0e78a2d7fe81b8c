import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { priceBrackets } from "~/goods/catalogue/price-brackets";
import type { Category } from "~/goods/catalogue/product";
import { productsUpTo, productsWith } from "~/goods/catalogue/product-filters.server";
import { productRows } from "~/goods/catalogue/product-rows.server";
import { productPage, productsIn, similarTo } from "~/goods/catalogue/products.server";
import { db } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import { aCategory, aProduct } from "./shelf";

/** Both edges of every bracket, and the last paisa before the next one. */
const rupees = [
  0.01, 499, 499.99, 500, 999, 999.99, 1000, 1999, 1999.99, 2000, 2999, 2999.99, 3000, 3999,
  3999.99, 4000, 9999, 1_000_000,
];
let priced: Category;
let small: Category;
let empty: Category;

beforeAll(async () => {
  priced = await aCategory("Priced");
  small = await aCategory("Small");
  empty = await aCategory("Empty");
  // All at the same moment: only their ids can keep them in order.
  for (const price of rupees)
    await aProduct({ categoryId: priced.id, pricePaise: Math.round(price * 100) }, 1000);
  for (const time of [1, 2, 3, 4, 5]) await aProduct({ categoryId: small.id }, time);
});

const total = rupees.length + 5;
const pricesOf = (list: { pricePaise: number }[]) =>
  list.map((product) => product.pricePaise / 100).toSorted((a, b) => a - b);

describe("the product list", () => {
  test("comes in pages of 8, newest first, each product once", () => {
    const pages = [1, 2, 3].map((page) => productPage(page));
    expect(pages.map((page) => page.products.length)).toEqual([8, 8, total - 16]);
    expect(pages.map((page) => page.total)).toEqual([total, total, total]);
    const ids = pages.flatMap((page) => page.products.map(({ id }) => id));
    expect(new Set(ids).size).toBe(total);
    const whole = productPage(1, 100);
    expect(whole.products.map(({ id }) => id)).toEqual(ids);
    expect(whole.products.at(-1)?.createdAt).toBe(1);
  });

  test("is empty past its end", () => {
    expect(productPage(99)).toEqual({ products: [], total });
  });

  test("grows by a page at a time and stops at its end", () => {
    const first = productsUpTo(1);
    const second = productsUpTo(2);
    expect([first.products.length, second.products.length]).toEqual([8, 16]);
    expect(second.products.slice(0, 8)).toEqual(first.products);
    expect(productsUpTo(999_999)).toMatchObject({ page: 3, total });
  });
});

describe("the price filter", () => {
  test.each(priceBrackets.map((bracket) => [bracket.label, bracket] as const))(
    "%s finds what costs that, both ends included",
    (_label, { min, max }) => {
      const expected = rupees.filter((price) => price >= min && price <= (max ?? Infinity));
      const { products: list, total: found } = productsUpTo(1, {
        categoryIds: [priced.id],
        price: { min, max },
      });
      expect(pricesOf(list)).toEqual(expected);
      expect(found).toBe(expected.length);
      expect(expected.length).toBe(3);
    },
  );

  test("takes any other bounds as they are", () => {
    const price = { min: 499, max: 500 };
    expect(pricesOf(productsWith({ categoryIds: [], price }))).toEqual([499, 499.99, 500]);
    const upsideDown = { min: 500, max: 499 };
    expect(productsWith({ categoryIds: [], price: upsideDown })).toEqual([]);
  });
});

describe("the category filter", () => {
  test("finds what is in one of the categories", () => {
    const one = productsUpTo(1, { categoryIds: [small.id], price: null });
    const both = productsUpTo(1, { categoryIds: [small.id, priced.id], price: null });
    expect([one.total, both.total]).toEqual([5, total]);
  });

  test("finds nothing in an empty one, and grows to the last page of what it finds", () => {
    const none = productsUpTo(1, { categoryIds: [empty.id], price: null });
    expect(none).toMatchObject({ products: [], total: 0 });
    const third = productsUpTo(3, { categoryIds: [priced.id], price: null });
    expect(third).toMatchObject({ page: 3, total: 18 });
    expect(third.products).toHaveLength(18);
  });

  test("counts for the whole list, too", () => {
    expect(productsWith({ categoryIds: [small.id], price: null })).toHaveLength(5);
  });
});

describe("a category's products", () => {
  test("are all of them, newest first", () => {
    expect(productsIn(small).map(({ createdAt }) => createdAt)).toEqual([5, 4, 3, 2, 1]);
  });

  test("similar to one of them are the three newest others", async () => {
    const [newest, ...others] = productsIn(small);
    if (!newest) throw new Error("There are five");
    expect(similarTo(newest)).toEqual(others.slice(0, 3));
    const alone = await aProduct({ categoryId: (await aCategory()).id });
    expect(similarTo(alone)).toEqual([]);
  });
});

const inPriceHistory = () =>
  expect.stringMatching(/CORRELATED|COVERING INDEX price_history_product/);

test("the newest page is read in the order of an index, without sorting everything", () => {
  const query = productRows()
    .orderBy(sql`${products.createdAt} desc, ${products.id} desc`)
    .limit(8);
  const plan = db.all<{ detail: string }>(sql`explain query plan ${query.getSQL()}`);
  expect(plan.map(({ detail }) => detail)).toEqual([
    expect.stringContaining("products_newest"),
    expect.stringMatching(/SEARCH categories .*\(id=\?\)/),
    expect.stringMatching(/SEARCH photos .*\(id=\?\)/),
    expect.stringMatching(/SEARCH price_since USING INTEGER PRIMARY KEY/),
    ...Array.from({ length: 4 }, inPriceHistory),
    expect.stringMatching(/SEARCH review_totals .*\(oil=\?\)/),
    ...Array.from({ length: 2 }, inPriceHistory),
  ]);
});
