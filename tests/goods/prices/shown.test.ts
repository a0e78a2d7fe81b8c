import { beforeAll, describe, expect, test } from "vitest";
import { productBySlug, similarTo } from "~/goods/catalogue/products.server";
import { cardOf } from "~/goods/catalogue/product";
import * as productRoute from "~/routes/shop/product";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor } from "../../cast";
import { dateTime } from "~/base/lib/dates";
import { day } from "~/base/lib/time";
import { edited, pack } from "./shelf";

/** What the product's page says beside its price. */
async function pageOf(slug: string): Promise<string> {
  const page = await htmlOf(productRoute, argsFor(`/product/${slug}`, { params: { slug } }));
  return /<div class="product-facts">.*?class="share"/s.exec(page)?.[0] ?? "";
}

function factsOf(slug: string) {
  const found = productBySlug(slug);
  if (!found || "movedTo" in found) throw new Error("The product is not there");
  const { pricedAt, lowestPaise, isLowered } = found;
  return { pricedAt, lowestPaise, isLowered };
}

/** A pack with prices of these times (UTC ms), the first one from its start. */
async function packWith(
  prices: [at: number, pricePaise: number][],
  mrpPaise: number | null = null,
) {
  const made = await pack({ mrpPaise: null });
  for (const [at, pricePaise] of prices) await edited(made.id, { pricePaise, mrpPaise }, at);
  return made;
}

describe("beside a price", () => {
  let start: number;
  beforeAll(() => {
    start = Date.now() + 400 * day;
  });

  test("stands the lowest of the 30 days before it, to the millisecond", async () => {
    const { slug } = await packWith([
      [start, 200_000],
      [start + day, 260_000],
      // The price of ₹2,000 ended 30 days and 1 ms before.
      [start + 31 * day + 1, 250_000],
    ]);
    expect(factsOf(slug)).toEqual({
      pricedAt: start + 31 * day + 1,
      lowestPaise: 260_000,
      isLowered: true,
    });
  });

  test("counts a price that still held when the 30 days began", async () => {
    const { slug } = await packWith([
      [start, 200_000],
      [start + day, 260_000],
      [start + 31 * day - 1, 250_000],
    ]);
    expect(factsOf(slug)).toMatchObject({ lowestPaise: 200_000, isLowered: true });
  });

  test("nothing is said of a lower one when the price rose", async () => {
    const { slug } = await packWith([
      [start, 200_000],
      [start + day, 210_000],
    ]);
    expect(factsOf(slug)).toMatchObject({ isLowered: false, lowestPaise: 200_000 });
    expect(await pageOf(slug)).not.toContain("Lowest in the 30 days");
  });

  test("a new MRP alone does not make a new price of it", async () => {
    const { slug, id } = await packWith([
      [start, 260_000],
      [start + day, 250_000],
    ]);
    await edited(id, { mrpPaise: 300_000 }, start + 2 * day);
    expect(factsOf(slug)).toEqual({
      pricedAt: start + day,
      lowestPaise: 240_000,
      isLowered: true,
    });
  });

  test("the page says from when on it counts, and what the lowest was", async () => {
    const made = await pack({ mrpPaise: 260_000 });
    await edited(made.id, { pricePaise: 239_000 }, start);
    const page = await pageOf(made.slug);
    expect(page).toContain(`Price of ${dateTime(start)}`);
    expect(page).toContain("Lowest in the 30 days before: ₹2,400");
    expect(page).toContain("<s>");
  });

  test("an MRP is struck through only beside a price of 30 days before", async () => {
    const made = await pack({ mrpPaise: 260_000 });
    await edited(made.id, { pricePaise: 239_000 }, Date.now() + 29 * day);
    expect(await pageOf(made.slug)).not.toContain("<s>");
    await edited(made.id, { pricePaise: 235_000 }, Date.now() + 30 * day);
    const page = await pageOf(made.slug);
    expect(page).toContain("<s>");
    expect(page).toContain("Lowest in the 30 days before: ₹2,390");
  });

  test("a card says so, too, of a price that was lowered", async () => {
    const [one, other] = [await pack(), await pack()];
    await edited(other.id, { pricePaise: 230_000 });
    const found = productBySlug(one.slug);
    if (!found || "movedTo" in found) throw new Error("The product is not there");
    const cards = similarTo(found).map(cardOf);
    expect(cards.find(({ id }) => id === other.id)?.loweredFromPaise).toBe(240_000);
  });
});
