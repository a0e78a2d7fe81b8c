import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  createProduct,
  deleteProduct,
  updateProduct,
} from "~/goods/catalogue/changes/product-changes.server";
import { findProducts } from "~/goods/catalogue/search/found.server";
import { looseNote } from "~/goods/catalogue/search/amounts/loose-note";
import { nearWords } from "~/goods/catalogue/search/spelling/near-words";
import {
  addSearchWords,
  allSearchWords,
  deleteSearchWords,
} from "~/goods/catalogue/search/owners-words/search-words.server";
import { suggestionsFor } from "~/goods/catalogue/search/suggestions.server";
import { wordsOf } from "~/goods/catalogue/search/words";
import { db, write } from "~/base/db/connection.server";
import { inLanguage } from "~/base/words/language";
import { admin } from "../../cast";
import { aCategory, anInput, aProduct } from "./shelf";

let categoryId: string;

const shelf = [
  ["Sesame Oil", "For those who do not want groundnut at all."],
  ["Filtered Peanut Oil Tin", "Pressed in Surat."],
  ["Prayosha સિંગતેલ", "One bottle."],
  ["मूंगफली का तेल", "From Gondal."],
  ["Kachi Ghani Groundnut Jar", "Thick and dark. Mother's own."],
  ["Groundnut Gift", "Two bottles."],
] as const;

beforeAll(async () => {
  ({ id: categoryId } = await aCategory("Glass bottles"));
  for (const [index, [name, description]] of shelf.entries())
    await aProduct({ name, description, categoryId, volumeMl: 15_000 }, 1_700_000_000_000 + index);
});

const found = (keyword: string) => findProducts(keyword).products.map(({ name }) => name);

describe("the search page", () => {
  test.each([
    "peanut",
    "penut",
    "peanutt",
    "paenut",
    "mungfali",
    "mungfalu",
    "groundnut",
    "મગફળી",
    "मूंगफली",
    "मुंगफली",
  ])("finds groundnut under %s, whatever it is called there", (keyword) => {
    const names = found(keyword);
    for (const name of ["Filtered Peanut Oil Tin", "Kachi Ghani Groundnut Jar", "Groundnut Gift"])
      expect(names).toContain(name);
    // What only speaks of it comes last.
    expect(names.at(-1)).toBe("Sesame Oil");
  });

  test.each(["sing tel", "singtel", "shing tel", "સિંગતેલ", "peanut oil", "moongfali tel", "सिंगतेल"])(
    "finds groundnut oil under %s",
    (keyword) => {
      const names = found(keyword);
      for (const name of ["Filtered Peanut Oil Tin", "Prayosha સિંગતેલ", "मूंगफली का तेल"])
        expect(names).toContain(name);
    },
  );

  test.each([
    ["part of a word", "hani", "Kachi Ghani Groundnut Jar"],
    ["one letter", "j", "Kachi Ghani Groundnut Jar"],
    ["two letters of another script", "સિ", "Prayosha સિંગતેલ"],
    ["a word of the description", "gondal", "मूंगफली का तेल"],
    ["a word with an apostrophe", "mother’s", "Kachi Ghani Groundnut Jar"],
    ["another word for the pack", "dabba", "Filtered Peanut Oil Tin"],
    ["the pack in Gujarati", "ડબ્બો", "Filtered Peanut Oil Tin"],
    ["capitals", "KACHI", "Kachi Ghani Groundnut Jar"],
    ["words that stand apart", "jar kachi", "Kachi Ghani Groundnut Jar"],
  ])("finds %s", (_what, keyword, name) => {
    expect(found(keyword)[0]).toBe(name);
  });

  test("finds packs by their size", () => {
    expect(found("15 litre tin")).toEqual(["Filtered Peanut Oil Tin"]);
    expect(findProducts("15l").total).toBe(shelf.length);
  });

  test("puts the word in the name before the word in the description", () => {
    expect(found("groundnut").at(-1)).toBe("Sesame Oil");
    expect(found("groundnut")[0]).toBe("Kachi Ghani Groundnut Jar");
  });

  test("says what it searched for when it forgave a slip, and nothing otherwise", () => {
    expect(findProducts("penut").instead).toBe("peanut");
    expect(findProducts("sesme oil").instead).toBe("sesame oil");
    expect(findProducts("penut 15 litre").instead).toBe("peanut 15 litre");
    // There is no litre: what is left of the search is said.
    expect(findProducts("penut 1 litre")).toMatchObject({ instead: "peanut", isLoose: true });
    expect(findProducts("peanut").instead).toBeNull();
    expect(findProducts("zzzz")).toMatchObject({ products: [], total: 0, instead: null });
  });

  test("shows what has some of the words when nothing has all", () => {
    expect(findProducts("sesame jar")).toMatchObject({ isLoose: true, total: 2 });
    expect(findProducts("kachi jar").isLoose).toBe(false);
  });

  test.each([
    '"',
    "'",
    "*",
    "name : x",
    "a OR",
    "NEAR(",
    "(",
    "oil*",
    "-oil",
    "^",
    "\u0000",
    "🥜",
    "%",
  ])("takes %j as plain text", (keyword) => {
    expect(() => findProducts(keyword)).not.toThrow();
  });

  test("stops at a page's end, and counts what there is", () => {
    expect(findProducts("oil groundnut", 99, 2)).toMatchObject({ page: 2, total: 3 });
    expect(findProducts("", 1, 2)).toMatchObject({ total: shelf.length, products: [{}, {}] });
  });
});

describe("the index", () => {
  test("knows a product as it is, not as it was", async () => {
    const product = await aProduct({ name: "Quixotic", categoryId });
    expect(found("quixotic")).toEqual(["Quixotic"]);
    await updateProduct(product.id, { ...anInput(categoryId), name: "Zymurgy" });
    expect(found("quixotic")).toEqual([]);
    expect(found("zymurgy")).toEqual(["Zymurgy"]);
    await deleteProduct(product.id);
    expect(found("zymurgy")).toEqual([]);
    const words = db.all(
      sql`select word from search_vocabulary where word in ('quixotic', 'zymurgy')`,
    );
    expect(words).toEqual([]);
  });

  test("changes in the same transaction as the product", async () => {
    const broken = write((tx) => {
      tx.run(sql`update products set search_text = 'ephemeral' || char(10) || 'x'`);
      throw new Error("Never mind");
    });
    await expect(broken).rejects.toThrow("Never mind");
    expect(findProducts("ephemeral").total).toBe(0);
  });

  test("parts words as the keyword is parted", async () => {
    for (const sign of '.,;:!?()[]{}<>"/\\|-_+*&%#@=~^`$“”„«»‐‑–—•·…।॥₹©®™°×') {
      const made = await createProduct({ ...anInput(categoryId), name: `Aleph${sign}Beth` });
      if (made.problem) throw new Error(`refused: ${made.problem}`);
      const [row] = db.all<{ name: string }>(
        sql`select name from product_search_words where product_id = ${made.product.id}`,
      );
      expect(row?.name.split(" "), sign).toEqual(wordsOf(`Aleph${sign}Beth`));
      expect(row?.name, sign).toBe("aleph beth");
      await deleteProduct(made.product.id);
    }
    for (const sign of "'’‘") expect(wordsOf(`a${sign}b`)).toEqual(["ab"]);
  });
});

describe("words one slip away", () => {
  test("are those with a letter more, less, another or two changed about", () => {
    const near = nearWords("peanut");
    for (const word of ["penut", "peanuts", "peanat", "paenut"]) expect(near).toContain(word);
    expect(near).not.toContain("peanut");
    expect(nearWords("તેલ")).toContain("તલ");
  });

  test("are none of numbers and of very short words", () => {
    expect([nearWords("15"), nearWords("5l"), nearWords("of")]).toEqual([[], [], []]);
  });
});

describe("the operator's words", () => {
  test("count from the next search on, until they are taken away", async () => {
    const operator = await admin();
    expect(found("fitoosh")).toEqual([]);
    await addSearchWords("fitoosh, Sesame Oil", operator);
    expect(found("fitoosh")).toEqual(["Sesame Oil"]);
    const added = allSearchWords().at(-1);
    expect(await deleteSearchWords(added?.id ?? "", operator)).toBe(true);
    expect(found("fitoosh")).toEqual([]);
    expect(
      db.all(sql`select action from audit_log where action like 'search-words.%'`),
    ).toHaveLength(2);
  });
});

describe("suggestions", () => {
  test("are categories and products with their price, for a word that has only begun", () => {
    expect(suggestionsFor("glass bot")).toContainEqual({
      name: "Glass bottles",
      note: "Category",
      to: "/category/glass-bottles",
    });
    expect(suggestionsFor("sesa")).toEqual([
      { name: "Sesame Oil", note: "₹200", to: "/product/sesame-oil", size: "15 L" },
    ]);
    expect(suggestionsFor("મગ").length).toBeGreaterThan(2);
    expect(suggestionsFor("मूं").length).toBeGreaterThan(2);
    expect(suggestionsFor("mungf").length).toBeGreaterThan(2);
    expect(suggestionsFor("15").length).toBeLessThanOrEqual(8);
    expect(suggestionsFor("  ")).toEqual([]);
  });
});

describe("a size", () => {
  beforeAll(async () => {
    const packs = [
      { name: "Tilak tin", volumeMl: 15_000 },
      { name: "Tilak tin like 15 kg", volumeMl: 15_000 },
      { name: "Tilak jar", volumeMl: 5000 },
      { name: "Tilak by weight", volumeMl: 1000, measure: "kg" as const, netWeightG: 15_000 },
      { name: "Tilak bottle", volumeMl: 500 },
      { name: "Tilak carton", volumeMl: 10_000, containers: 10 },
      { name: "Tilak can", volumeMl: 10_000 },
    ];
    for (const [index, pack] of packs.entries())
      await aProduct({ description: "Pressed.", categoryId, ...pack }, 1_800_000_000_000 + index);
  });

  const tilak = (keyword: string) =>
    findProducts(keyword, 1, 50).products.flatMap(({ name }) =>
      name.startsWith("Tilak") ? [name] : [],
    );

  test.each(["15 kg", "15kg", "15 KGS", "tilak 15 kilo", "૧૫ કિલો", "१५ किग्रा", "15 kg tilak"])(
    "in kilograms finds the pack of that weight first, then the tin of 15 litres: %s",
    (keyword) => {
      expect(tilak(keyword)).toEqual(["Tilak by weight", "Tilak tin like 15 kg", "Tilak tin"]);
    },
  );

  test.each(["15 litre", "15 l", "15ltr", "૧૫ લિટર", "१५ लीटर"])(
    "in litres finds the tins of that volume first: %s",
    (keyword) => {
      expect(tilak(keyword)).toEqual(["Tilak tin like 15 kg", "Tilak tin", "Tilak by weight"]);
    },
  );

  test.each([
    ["13.65 kg", ["Tilak tin like 15 kg", "Tilak tin"]],
    ["0.5 l", ["Tilak bottle"]],
    ["500 ml", ["Tilak bottle"]],
    ["10 x 1 l", ["Tilak carton"]],
    ["10x1 litre", ["Tilak carton"]],
    ["10 × 1 ltr", ["Tilak carton"]],
    ["tilak 10 l", ["Tilak can", "Tilak carton"]],
  ])("%s finds %j", (keyword, names) => {
    expect(tilak(keyword)).toEqual(names);
  });

  test.each([
    ["en", "We have no pack of 17 kg. These sizes are nearest to it."],
    ["gu", "17 કિલોનું પેક અમારી પાસે નથી. આ સાઇઝ તેની સૌથી નજીક છે."],
    ["hi", "17 किलो का पैक हमारे पास नहीं है। ये साइज़ उसके सबसे करीब हैं।"],
  ] as const)("that no pack has is said to be none of ours (%s)", (language, note) => {
    const found = findProducts("tilak 17 kg");
    expect(found.total).toBeGreaterThan(0);
    expect(inLanguage(language, () => looseNote(found))).toBe(note);
    expect(looseNote(findProducts("tilak 15 kg"))).toBeNull();
    expect(looseNote(findProducts("sesame jar"))).toMatch(/^No product has all/);
  });

  test("follows a change of containers", async () => {
    const box = await aProduct({ categoryId, name: "Tilak box", volumeMl: 12_000 });
    expect(findProducts("tilak 12 x 1 l").isLoose).toBe(true);
    await updateProduct(box.id, {
      ...anInput(categoryId),
      name: "Tilak box",
      volumeMl: 12e3,
      containers: 12,
    });
    expect(tilak("12 x 1 l")).toEqual(["Tilak box"]);
  });
});
