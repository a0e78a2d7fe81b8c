import { beforeAll, describe, expect, test } from "vitest";
import { search } from "~/goods/catalogue/products.server";
import { updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import { aCategory, anInput, aProduct } from "./shelf";

let categoryId: string;

const shelf = [
  ["Plain Oil", "Nothing special."],
  ["Kachi Ghani Oil", "Cold\npressed from the best nuts."],
  ["Hundred%Pure", "It_is what it says."],
  ['Mother\'s "Choice"', "A back\\slash (and) [brackets] *."],
  ["Party 🥜 Pack", "For 👨‍👩‍👧 evenings."],
  ["સિંગતેલ", "રાજકોટની મગફળી."],
  ["Zoë's ÉLITE Straße", "Ein Öl, ΟΔΟΣ."],
] as const;

beforeAll(async () => {
  ({ id: categoryId } = await aCategory());
  for (const [index, [name, description]] of shelf.entries())
    await aProduct({ name, description, categoryId }, 1_700_000_000_000 + index);
});

const found = (keyword: string) => search(keyword).map((product) => product.name);

describe("a search", () => {
  test.each([
    ["part of a name", "chi gha", "Kachi Ghani Oil"],
    ["any case", "kACHI gHANI", "Kachi Ghani Oil"],
    ["a word of the description", "best NUTS", "Kachi Ghani Oil"],
    ["words with a line break between them", "cold pressed", "Kachi Ghani Oil"],
    ["words with blanks around and between", "  cold   pressed ", "Kachi Ghani Oil"],
    ["a percent sign", "%", "Hundred%Pure"],
    ["an underscore", "t_i", "Hundred%Pure"],
    ["a single quote", "r's \"", 'Mother\'s "Choice"'],
    ["a backslash", "\\", 'Mother\'s "Choice"'],
    ["brackets and stars", "[brackets] *", 'Mother\'s "Choice"'],
    ["an emoji", "🥜", "Party 🥜 Pack"],
    ["an emoji of several parts", "👨‍👩‍👧", "Party 🥜 Pack"],
    ["Gujarati", "સિંગ", "સિંગતેલ"],
    ["Gujarati in the description", "મગફળી", "સિંગતેલ"],
    ["letters with accents in the other case", "zOË'S éliTE", "Zoë's ÉLITE Straße"],
    ["letters with the accent typed apart", "Zoe\u0308", "Zoë's ÉLITE Straße"],
    ["a sharp s written as two", "STRASSE", "Zoë's ÉLITE Straße"],
    ["Greek in small letters", "οδος", "Zoë's ÉLITE Straße"],
  ])("finds %s", (_what, keyword, name) => {
    expect(found(keyword)).toEqual([name]);
  });

  test.each(["_____", "Pl%il", "plain oil'--", "' or 1=1 --", "oil nothing", "\u0000", "🥨"])(
    "takes %j as plain text that nothing holds",
    (keyword) => {
      expect(found(keyword)).toEqual([]);
    },
  );

  test("without a keyword finds everything, newest first", () => {
    const newestFirst = shelf.map(([name]) => name).toReversed();
    expect(found("")).toEqual(newestFirst);
    expect(found("  \n ")).toEqual(newestFirst);
  });

  test("finds a product by what it is called now, not by what it was", async () => {
    const product = await aProduct({ name: "Formerly", categoryId });
    await updateProduct(product.id, { ...anInput(categoryId), name: "Nowadays" });
    expect(found("formerly")).toEqual([]);
    expect(found("nowadays")).toEqual(["Nowadays"]);
  });
});
