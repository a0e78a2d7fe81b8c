import { describe, expect, it } from "vitest";
import { cardName as cut } from "~/goods/catalogue/card-name";
import type { CardProduct } from "~/goods/catalogue/product";
import { ProductCard } from "~/goods/catalogue/storefront/product-card";
import { inLanguage } from "~/base/words/language";
import { htmlAt, linksIn } from "../../layout/in-frame";

const wordsIn = (html: string) => html.replace(/<!-- -->|<[^>]+>/g, "");

const product: CardProduct = {
  id: "p1",
  slug: "family-jar",
  name: "Groundnut Oil Family Jar with a Handle",
  pricePaise: 145000,
  volumeMl: 5000,
  measure: "l",
  netWeightG: null,
  containers: 1,
  hsn: "1508",
  photo: null,
  isSoldOut: false,
};

const cardName = (name: string) => {
  const shown = { ...product, name, cutName: cut(name) };
  return /<h3[^>]*>([^<]*)<\/h3>/.exec(htmlAt("/", <ProductCard product={shown} />))?.[1];
};

describe("the name on a card", () => {
  it("stays whole up to 30 characters and is cut to 30 and three dots from there", () => {
    expect(cardName("a".repeat(30))).toBe("a".repeat(30));
    expect(cardName("a".repeat(31))).toBe(`${"a".repeat(30)}...`);
    expect(cardName("")).toBe("");
  });

  it("is cut there in Gujarati and Hindi, too, never within a letter and its marks", () => {
    for (const letter of ["સિં", "ક્ષ", "स्त्री"])
      expect(cardName(letter.repeat(31))).toBe(`${letter.repeat(30)}...`);
    expect(cardName("ફિલ્ટર્ડ સિંગતેલ, 1 લિટરની બોટલ")).toBe("ફિલ્ટર્ડ સિંગતેલ, 1 લિટરની બોટલ");
  });

  it.each([
    ["an emoji of several parts", "👩‍🌾"],
    ["an emoji with a skin tone", "👍🏽"],
    ["a flag", "🇮🇳"],
    ["a Gujarati letter with its vowel sign", "સિં"],
    ["a letter with a combining accent", "e\u0301"],
  ])("never cuts through %s", (_what, character) => {
    expect(cardName(character.repeat(31))).toBe(`${character.repeat(30)}...`);
    expect(cardName(character.repeat(30))).toBe(character.repeat(30));
  });
});

describe("a card", () => {
  it("tells a screen reader that the words about the photo are English on a page that is not", () => {
    const alt = "One-litre pouch";
    const photo = { hash: "a".repeat(32), width: 1200, height: 1200, alt, colour: null };
    const card = () => htmlAt("/", <ProductCard product={{ ...product, photo }} />);
    expect(inLanguage("hi", card)).toContain(`alt="${alt}" lang="en"`);
    expect(card()).not.toContain("lang=");
  });

  const html = htmlAt(
    "/",
    <ProductCard product={{ ...product, cutName: cut(product.name) }}>to do</ProductCard>,
  );

  it("shows the cut name to the eye and the whole one to a screen reader and on hover", () => {
    const whole = "Groundnut Oil Family Jar with a Handle";
    expect(html).toContain(
      `<h3 title="${whole}" aria-label="${whole}">Groundnut Oil Family Jar with ...</h3>`,
    );
  });

  it("says what a pack costs, how much is in it and what a litre costs", () => {
    expect(html).toContain("₹1,450 / 5 Ltr.");
    expect(html).toContain("Pack of 5 Ltr.");
    expect(html).toContain("₹290 per litre");
  });

  it("says the other measure beside the declared one", () => {
    expect(html).toContain("(≈ 4.55 kg)");
    const tin = { ...product, measure: "kg" as const, netWeightG: 15_000, volumeMl: 16_480 };
    const tinHtml = htmlAt("/", <ProductCard product={tin} />);
    expect(tinHtml).toContain("Pack of 15 kg");
    expect(wordsIn(tinHtml)).toContain("Pack of 15 kg (16.48 Ltr.)");
    expect(tinHtml).toContain("₹1,450 / 15 kg (16.48 Ltr.)");
    const cake = { ...tin, hsn: "2305" };
    expect(wordsIn(htmlAt("/", <ProductCard product={cake} />))).not.toMatch(/lit|ltr/i);
    const carton = { ...product, volumeMl: 10_000, netWeightG: 9100, containers: 10 };
    const cartonHtml = htmlAt("/", <ProductCard product={carton} />);
    expect(cartonHtml).toContain("Pack of 10 × 1 Ltr.");
    expect(cartonHtml).toContain("(9.1 kg)");
  });

  it("does not repeat the price for a pack of one litre", () => {
    const litre = { ...product, volumeMl: 1000 };
    expect(htmlAt("/", <ProductCard product={litre} />)).not.toContain("per litre");
  });

  it("has one link, with a name of its own, to the product or to where it is told", () => {
    expect(linksIn(html)).toEqual(["More Details → /product/family-jar"]);
    expect(html).toContain(`aria-label="More Details about ${product.name}"`);
    const elsewhere = htmlAt("/", <ProductCard product={product} to="/dashboard/admin/x" />);
    expect(linksIn(elsewhere)[0]).toMatch(/→ \/dashboard\/admin\/x$/);
  });
});
