import { beforeAll, expect, test } from "vitest";
import type { Category, Product } from "~/goods/catalogue/product";
import { suggestionsFor } from "~/goods/catalogue/search/suggestions.server";
import { saveWords } from "~/goods/catalogue/words/words.server";
import * as categories from "~/routes/shop/categories";
import * as category from "~/routes/shop/category";
import * as product from "~/routes/shop/product";
import * as store from "~/routes/shop/store";
import { inLanguage } from "~/base/words/language";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor } from "../../cast";
import { aCategory, aProduct } from "./shelf";

let tins: Category;
let tin: Product;
let bare: Product;
beforeAll(async () => {
  tins = await aCategory("Tins");
  tin = await aProduct({ categoryId: tins.id, name: "Sing Tel Tin", volumeMl: 5000 });
  bare = await aProduct({ categoryId: tins.id, name: "Bare Tin", ingredients: "Groundnut oil" });
  const owner = await admin();
  const none = { name: null, description: null };
  await saveWords(tins, { gu: { name: "ડબ્બા", description: null }, hi: none }, owner);
  const gu = { name: "સિંગતેલનો ડબ્બો", description: "સુરતમાં પીલેલું." };
  await saveWords(tin, { gu, hi: { name: "तेल का टिन", description: null } }, owner);
});

const inGujarati = (page: Parameters<typeof htmlOf>[0], path: string, slug = "") =>
  inLanguage("gu", () => htmlOf(page, argsFor(path, { params: { slug } })));

test("lists name products and categories in the language of the page, and mark what is in English only", async () => {
  const html = await inGujarati(category, `/category/${tins.slug}`, tins.slug);
  expect(html).toContain("<h1>કેટેગરી - ડબ્બા</h1>");
  expect(html).toMatch(/<h3[^>]*>સિંગતેલનો ડબ્બો<\/h3>/);
  expect(html).toMatch(/<h3[^>]* lang="en">Bare Tin<\/h3>/);
  expect(html).toContain("5 લિટરનું પેક");
  expect(html).toContain("₹200 / 5 લિટર");
  expect(html).toContain("₹40/લિટર");
  expect(await inGujarati(categories, "/categories")).toContain(">ડબ્બા</strong>");
  const narrowed = await inGujarati(store, `/Store?category=${tins.slug}`);
  expect(narrowed).toContain("ફિલ્ટર હટાવો: ડબ્બા");
  expect(narrowed).toContain(`href="/gu/product/${tin.slug}"`);
});

test("a product's page has its name and description, and its category", async () => {
  const html = await inGujarati(product, `/product/${tin.slug}`, tin.slug);
  expect(html).toContain("<h1>સિંગતેલનો ડબ્બો</h1>");
  expect(html).toMatch(/class="product-description">\s*સુરતમાં પીલેલું\./);
  expect(html).toMatch(/<a [^>]*href="\/gu\/category\/tins"[^>]*>ડબ્બા<\/a>/);
  const english = await inGujarati(product, `/product/${bare.slug}`, bare.slug);
  expect(english).toContain('<h1 lang="en">Bare Tin</h1>');
  expect(english).toMatch(/class="product-description" lang="en">/);
  expect(english).toContain('<dd lang="en">Groundnut oil</dd>');
});

test("a description that is there in English only says so", async () => {
  const page = argsFor(`/product/${tin.slug}`, { params: { slug: tin.slug } });
  const html = await inLanguage("hi", () => htmlOf(product, page));
  expect(html).toContain("<h1>तेल का टिन</h1>");
  expect(html).toMatch(/class="product-description" lang="en">/);
  expect(html).toMatch(/<a [^>]*lang="en"[^>]*>Tins<\/a>/);
});

test("suggestions have names in the language of the page", () => {
  const suggested = (which: "en" | "gu") =>
    inLanguage(which, () => suggestionsFor("tin").map(({ name, lang }) => [name, lang]));
  expect(suggested("gu")).toEqual(
    expect.arrayContaining([
      ["ડબ્બા", undefined],
      ["સિંગતેલનો ડબ્બો", undefined],
      ["Bare Tin", "en"],
    ]),
  );
  expect(suggested("en").every(([, lang]) => lang === undefined)).toBe(true);
});
