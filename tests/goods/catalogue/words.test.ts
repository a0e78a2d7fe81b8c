import { beforeAll, describe, expect, it } from "vitest";
import { translated } from "~/goods/catalogue/translated.server";
import { offeredIn } from "~/goods/catalogue/browse/option-facts.server";
import { storeOptions } from "~/goods/catalogue/browse/store-options.server";
import { storeQuery } from "~/goods/catalogue/browse/store-query";
import { ownTexts } from "~/goods/catalogue/words/own-texts.server";
import { saveWords, wordsOf } from "~/goods/catalogue/words/words.server";
import { openPagesVersion } from "~/base/db/open-pages.server";
import { textsInUse, wordsOfTexts } from "~/goods/catalogue/words/text-words.server";
import { versionOf } from "~/base/lib/form/version.server";
import * as productPage from "~/routes/admin/goods/product-words";
import * as textsPage from "~/routes/admin/goods/text-words";
import * as wordsPage from "~/routes/admin/goods/words";
import { inLanguage } from "~/base/words/language";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { aCategory, aProduct } from "./shelf";

let owner: Awaited<ReturnType<typeof admin>>;
let cookie: string;
let tin: Awaited<ReturnType<typeof aProduct>>;
let bare: Awaited<ReturnType<typeof aProduct>>;
let tins: Awaited<ReturnType<typeof aCategory>>;

beforeAll(async () => {
  owner = await admin();
  cookie = await cookieOf(owner);
  tins = await aCategory("Tins");
  tin = await aProduct({ name: "Sing Tel Tin", description: "Groundnut oil", categoryId: tins.id });
  bare = await aProduct({ name: "Bare", categoryId: tins.id });
});

const posted = (path: string, params: Record<string, string>, form: Record<string, string>) =>
  argsFor(path, { params, form, cookie });

describe("what a product is called in Gujarati and Hindi", () => {
  it("is typed on a page of its own, and pages in memory are forgotten", async () => {
    const before = openPagesVersion();
    const path = `/dashboard/admin/product/${tin.slug}/words`;
    const fields = {
      guName: "સિંગતેલનો ડબ્બો",
      guDescription: "શુદ્ધ સિંગતેલ",
      hiName: "",
      hiDescription: "",
    };
    const { version } = await productPage.loader(posted(path, { slug: tin.slug }, {}));
    const send = (form: Record<string, string>) =>
      productPage.action(posted(path, { slug: tin.slug }, { ...form, version }));
    await send(fields);
    const answer = (await send(fields)) as Response;
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, path]);
    expect(openPagesVersion()).toBeGreaterThan(before);
    expect(wordsOf([tin.id]).get(tin.id)).toEqual({
      gu: expect.objectContaining({ name: "સિંગતેલનો ડબ્બો", description: "શુદ્ધ સિંગતેલ" }),
      hi: { name: null, description: null },
    });
    const late = { ...fields, guName: "ડબ્બો", hiName: "डिब्बा" };
    expect(await send(late)).toMatchObject({
      init: { status: 409 },
      data: {
        form: {
          errors: {
            form: expect.stringContaining("Someone else changed these words"),
            guName: "“Name in Gujarati” says now: સિંગતેલનો ડબ્બો",
            hiName: "“Name in Hindi” is empty now.",
          },
          values: { hiName: "डिब्बा" },
        },
      },
    });
  });

  it("needs a name beside a description, and keeps what was typed", async () => {
    const path = `/dashboard/admin/product/${tin.slug}/words`;
    const args = posted(path, { slug: tin.slug }, { hiDescription: "तेल" });
    const html = await htmlOf(productPage as never, args as never);
    expect(html).toContain("Write the name as well");
    expect(html).toContain("तेल");
  });

  it("is shown to who reads the shop in it; else the English one, marked as such", () => {
    const rows = [
      { id: tin.id, name: tin.name, description: tin.description },
      { id: bare.id, name: bare.name },
    ];
    expect(inLanguage("gu", () => translated(rows))).toEqual([
      { id: tin.id, name: "સિંગતેલનો ડબ્બો", description: "શુદ્ધ સિંગતેલ" },
      { id: bare.id, name: "Bare", nameLang: "en" },
    ]);
    expect(inLanguage("hi", () => translated(rows)).map(({ nameLang }) => nameLang)).toEqual([
      "en",
      "en",
    ]);
    expect(translated(rows)).toBe(rows);
  });

  it("is what was saved last when two save at once", async () => {
    const none = { name: null, description: null };
    const first = { gu: { name: "x", description: null }, hi: none };
    await Promise.all([
      saveWords(bare, first, owner),
      saveWords(bare, { gu: none, hi: none }, owner),
    ]);
    expect(wordsOf([bare.id]).get(bare.id)).toEqual({ gu: none, hi: none });
  });

  it("goes when its name is taken away", async () => {
    const none = { name: null, description: null };
    await saveWords(bare, { gu: { name: "x", description: null }, hi: none }, owner);
    await saveWords(bare, { gu: none, hi: none }, owner);
    expect(wordsOf([bare.id]).get(bare.id)).toEqual({ gu: none, hi: none });
  });
});

/** The fields of the categories as nobody has filled them yet. */
async function untouched(): Promise<Record<string, string>> {
  const { categories } = await wordsPage.loader(argsFor("/dashboard/admin/words", { cookie }));
  return Object.fromEntries(
    categories.flatMap(({ id, words }) => [
      [`gu-${id}`, words.gu.name ?? ""],
      [`hi-${id}`, words.hi.name ?? ""],
    ]),
  );
}

it("categories are named on one page", async () => {
  const path = "/dashboard/admin/words";
  const fields = { [`gu-${tins.id}`]: "ડબ્બા", [`hi-${tins.id}`]: "टिन" };
  const { version } = await wordsPage.loader(argsFor(path, { cookie }));
  const all = { ...(await untouched()), version };
  for (const _ of ["first", "sent twice"])
    expect(await wordsPage.action(posted(path, {}, { ...all, ...fields }))).toMatchObject({
      status: 303,
    });
  const late = { ...all, [`hi-${tins.id}`]: "डिब्बे" };
  expect(await wordsPage.action(posted(path, {}, late))).toMatchObject({
    init: { status: 409 },
    data: {
      form: {
        errors: {
          [`gu-${tins.id}`]: "“Tins in Gujarati” says now: ડબ્બા",
          [`hi-${tins.id}`]: "“Tins in Hindi” says now: टिन",
        },
        values: { [`hi-${tins.id}`]: "डिब्बे" },
      },
    },
  });
  const names = (which: "gu" | "hi") => inLanguage(which, () => translated([tins])[0]?.name);
  expect([names("gu"), names("hi")]).toEqual(["ડબ્બા", "टिन"]);
  const long = await htmlOf(
    wordsPage as never,
    posted(path, {}, { [`gu-${tins.id}`]: "x".repeat(101) }) as never,
  );
  expect(long).toContain("must have at most 100 characters");
});

describe("what oils and packs say in Gujarati and Hindi", () => {
  const path = "/dashboard/admin/words/packs";
  const textsIn = (form: Record<string, string>) =>
    Object.entries(form)
      .filter(([name]) => name.startsWith("text-"))
      .map(([, text]) => text.replaceAll("\r\n", "\n"))
      .filter((text) => textsInUse().includes(text));
  const versionNow = (form: Record<string, string>) => versionOf(wordsOfTexts(textsIn(form)));
  const saved = (form: Record<string, string>) =>
    textsPage.action(posted(path, {}, { version: versionNow(form), ...form }) as never);

  beforeAll(async () => {
    await aProduct({
      name: "Said pack",
      categoryId: tins.id,
      family: "Sing oil",
      bestBefore: "9 months\nfrom packing",
    });
  });

  it("is written once for all products that say it, and shown in the language of the page", async () => {
    const before = openPagesVersion();
    const answer = await saved({
      "text-0": "Sing oil",
      "gu-0": "સિંગતેલ",
      "hi-0": "",
      "text-1": "9 months\r\nfrom packing",
      "gu-1": "પેકિંગથી 9 મહિના",
      "hi-1": "पैकिंग से 9 महीने",
    });
    expect((answer as Response).status).toBe(303);
    expect(openPagesVersion()).toBeGreaterThan(before);
    const asked = ["Sing oil", "9 months\nfrom packing", null];
    expect(inLanguage("gu", () => ownTexts(asked))).toEqual({
      "Sing oil": "સિંગતેલ",
      "9 months\nfrom packing": "પેકિંગથી 9 મહિના",
    });
    expect(Object.keys(inLanguage("hi", () => ownTexts(asked)))).toEqual([asked[1]]);
    expect(ownTexts(asked)).toEqual({});
    const oil = inLanguage(
      "gu",
      () =>
        storeOptions(
          storeQuery(new URLSearchParams(), [], () => []),
          [],
          offeredIn(tins.id),
        ).oil,
    );
    expect(oil).toContainEqual(expect.objectContaining({ value: "Sing oil", label: "સિંગતેલ" }));
  });

  it("is taken away by an empty field, and nothing is stored for a text that no product has", async () => {
    await saved({ "text-0": "Sing oil", "gu-0": " ", "text-1": "Elsewhere", "gu-1": "બીજે" });
    expect(inLanguage("gu", () => ownTexts(["Sing oil", "Elsewhere"]))).toEqual({});
  });

  it("comes back as typed when somebody else has changed it meanwhile", async () => {
    const form = { "text-0": "Sing oil", "gu-0": "સિંગતેલ", "hi-0": "" };
    const version = versionNow(form);
    for (const _ of ["first", "sent twice"])
      expect(await saved({ ...form, version })).toMatchObject({ status: 303 });
    const late = { ...form, "gu-0": "", "hi-0": "तेल", version };
    expect(await saved(late)).toMatchObject({
      init: { status: 409 },
      data: {
        form: {
          errors: {
            "gu-0": "“Sing oil in Gujarati” says now: સિંગતેલ",
            "hi-0": "“Sing oil in Hindi” is empty now.",
          },
          values: { "hi-0": "तेल", version: versionNow(form) },
        },
      },
    });
    expect(wordsOfTexts(["Sing oil"])).toMatchObject([{ gu: "સિંગતેલ", hi: null }]);
  });

  it("comes back as typed when it is too long", async () => {
    const form = { "text-0": "Sing oil", "gu-0": "ત".repeat(1001), "hi-0": "तेल" };
    const html = await htmlOf(textsPage as never, posted(path, {}, form) as never);
    expect(html).toContain("at most 1000 characters");
    expect(html).toContain("तेल");
  });
});
