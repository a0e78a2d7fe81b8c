import { beforeAll, describe, expect, test } from "vitest";
import type { Category } from "~/goods/catalogue/product";
import type { ProductInput } from "~/goods/catalogue/changes/product-input.server";
import * as productRoute from "~/routes/shop/product";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor } from "../../cast";
import { aCategory, aProduct, picture } from "./shelf";

let category: Category;
beforeAll(async () => {
  category = await aCategory("Filtered");
});

const aPack = (given: Partial<ProductInput>) => aProduct({ categoryId: category.id, ...given });
const pageOf = (slug: string, query = "") =>
  htmlOf(productRoute, argsFor(`/product/${slug}${query}`, { params: { slug } }));
/** What a reader sees: no tags, and no seams between joined parts. */
const wordsIn = (html: string) =>
  html
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

describe("the page of a product", () => {
  test("says nothing of a pack that tells nothing", async () => {
    const { slug } = await aPack({});
    const html = await pageOf(slug);
    for (const word of ["On the pack", "MRP", "Vegetarian", "Sizes of this oil", "<s>"])
      expect(html).not.toContain(word);
    expect(wordsIn(html)).toContain("inclusive of all taxes");
  });

  test("says what the pack says, and only that", async () => {
    const { slug } = await aPack({
      ingredients: "સિંગતેલ",
      allergens: "Contains groundnut (peanut)",
      isVegetarian: 1,
      volumeMl: 5000,
      netWeightG: 4550,
    });
    const html = await pageOf(slug);
    expect(html).toMatch(/role="img" aria-label="Vegetarian"/);
    const words = wordsIn(html);
    expect(words).toContain("Ingredients સિંગતેલ");
    expect(words).toContain("Allergens Contains groundnut (peanut)");
    expect(words).toContain("Net quantity 5 L (4.55 kg)");
    expect(words).not.toContain("Storage");
    expect(words).not.toContain("Made and packed by");
  });

  test("says the MRP, and strikes none through of a new product", async () => {
    const cheaper = await aPack({ pricePaise: 145_000, mrpPaise: 150_000 });
    const html = await pageOf(cheaper.slug);
    expect(html).not.toContain("<s>");
    expect(wordsIn(html)).toContain("MRP ₹1,500");
  });

  test("tells how it is delivered, and whether", async () => {
    const sent = await pageOf((await aPack({ shipping: 1 })).slug);
    expect(sent).toMatch(/href="\/shipingpolicy"/);
    const kept = await pageOf((await aPack({ shipping: 0 })).slug);
    expect(kept).not.toMatch(/href="\/shipingpolicy"/);
    expect(wordsIn(kept)).toContain("do not send this pack by courier");
  });

  test("says that delivery is included where the shop has no table of prices", async () => {
    const html = await pageOf((await aPack({})).slug);
    expect(wordsIn(html)).toContain("Delivery is included in the price.");
    expect(html).not.toContain('name="pin"');
  });
});

describe("the sizes of one oil", () => {
  test("stand together, smallest first, with the cheapest litre said in words", async () => {
    const jar = await aPack({ volumeMl: 5000, pricePaise: 95_000, family: "Sing Tel" });
    await aPack({ volumeMl: 1000, pricePaise: 20_000, family: "sing tel" });
    await aPack({ volumeMl: 500, pricePaise: 10_500, family: "Sing Tel" });
    await aPack({ volumeMl: 2000, pricePaise: 30_000, family: "Another oil" });
    const words = wordsIn(await pageOf(jar.slug));
    expect(words).toMatch(
      /Pack Price Per litre You save 0\.5 L Oil \d+ ₹105 ₹210 – 1 L Oil \d+ ₹200 ₹200 5% 5 L Oil \d+ Lowest price per litre ₹950 ₹190 10%/,
    );
    expect(words.match(/Lowest price per litre/g)).toHaveLength(1);
  });

  test("have no cheapest among equals, and are nothing for a family of one", async () => {
    const one = await aPack({ volumeMl: 1000, pricePaise: 20_000, family: "Equal" });
    expect(await pageOf(one.slug)).not.toContain("Sizes of this oil");
    await aPack({ volumeMl: 2000, pricePaise: 40_000, family: "Equal" });
    const html = await pageOf(one.slug);
    expect(html).toContain("Sizes of this oil");
    expect(html).not.toContain("Lowest price per litre");
  });
});

describe("a photo", () => {
  test("leads to itself enlarged at an address of its own, without script", async () => {
    const photo = async (colour: string) => ({
      original: await picture(300, 200, colour).png().toBuffer(),
      alt: `A ${colour} tin`,
    });
    const { slug } = await aPack({ photo: await photo("red"), morePhotos: [await photo("blue")] });
    const page = await pageOf(slug);
    expect(page).toContain(`href="/product/${slug}?photo=2"`);
    expect(page).toContain('href="#photo-2"');
    expect(page).not.toContain("<dialog");

    const enlarged = await pageOf(slug, "?photo=2");
    expect(enlarged).toMatch(/<dialog[^>]* open/);
    expect(enlarged).toMatch(/<img src="\/photos\/[0-9a-f]{64}\/240" [^>]*alt="A blue tin"/);
    expect(wordsIn(enlarged)).toContain("Photo 2 of 2");
    expect(enlarged).toContain(`href="/product/${slug}"`);
    expect(await pageOf(slug, "?photo=3")).not.toContain("<dialog");
  });

  test("is enlarged at no other address", async () => {
    const photo = { original: await picture(300, 200, "red").png().toBuffer(), alt: "A tin" };
    const { slug } = await aPack({ photo });
    expect(await pageOf(slug, "?photo=1")).toContain("<dialog");
    for (const number of ["2", "0", "-1", "1.5", "1a", ""])
      expect(await pageOf(slug, `?photo=${number}`), number).not.toContain("<dialog");
  });
});

describe("sharing", () => {
  test("hands WhatsApp the words and the whole address, whatever letters they have", async () => {
    const name = "સિંગતેલ & 100% pure?";
    const { slug } = await aPack({ name, pricePaise: 145_000, volumeMl: 5000 });
    const link = /href="(https:\/\/wa\.me\/[^"]*)"/.exec(await pageOf(slug))?.[1] ?? "";
    expect(link).toMatch(/^https:\/\/wa\.me\/\?text=[\w%.!~*'()-]+$/);
    expect(new URL(link).searchParams.get("text")).toBe(
      `${name}, ₹1,450 / 5 Ltr.\nhttp://localhost:3000/product/${slug}`,
    );
  });
});
