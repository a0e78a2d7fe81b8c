import "../../office/demo/shared-photos";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { searchJob } from "~/goods/catalogue/search/search-job.server";
import { findProducts } from "~/goods/catalogue/search/found.server";
import { saveWords } from "~/goods/catalogue/words/words.server";
import { db } from "~/base/db/connection.server";
import { catalogueWords, products } from "~/base/db/schema";
import { seedDemo } from "~/office/demo/seed.server";
import { admin } from "../../cast";

beforeAll(async () => {
  await seedDemo();
  await searchJob.run(Date.now());
});

test("a product's name in Gujarati or Hindi finds it first", () => {
  const named = db
    .select({ slug: products.slug, name: catalogueWords.name })
    .from(catalogueWords)
    .innerJoin(products, eq(products.id, catalogueWords.subjectId))
    .all();
  expect(named.length).toBeGreaterThan(40);
  const wrong = named.filter(({ slug, name }) => findProducts(name).products[0]?.slug !== slug);
  expect(wrong).toEqual([]);
});

test("what the owner calls a product is found at once, and no more when it is called otherwise", async () => {
  const [product] = findProducts("family jar").products;
  const owner = await admin();
  if (!product) throw new Error("The demo has a family jar");
  const call = (name: string | null) =>
    saveWords(
      product,
      { gu: { name, description: name && "ચળકતું તેલ" }, hi: { name: null, description: null } },
      owner,
    );
  const found = (keyword: string) => findProducts(keyword).products.map(({ id }) => id);
  await call("ઝળહળતો જાર");
  expect(found("ઝળહળતો")).toEqual([product.id]);
  expect(found("ઝળહળ")).toEqual([product.id]);
  expect(found("ચળકતું")).toEqual([product.id]);
  await call(null);
  expect(found("ઝળહળતો")).toEqual([]);
  expect(found("ચળકતું")).toEqual([]);
});
