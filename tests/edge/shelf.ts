import { paiseIn } from "../crowd/memory";
import { publicUrl } from "../storm/front";
import { Page } from "../storm/page";
import { Stopwatch } from "../storm/stopwatch";

/** How long (ms) an edge may show a price that was changed, without the time in which the machine stood still. */
export const seenWithin = 1000;

/** A product and its prices, each with a watch that runs since it is stored. */
type Good = { id: string; prices: { paise: number; stored: Stopwatch | null }[] };

/** The prices of the day, and which of them may be seen. */
export class Shelf {
  private readonly goods: Map<string, Good>;

  constructor(products: { _id: string; slug: string; price: number }[]) {
    this.goods = new Map(
      products.map(({ _id: id, slug, price }) => [
        slug,
        { id, prices: [{ paise: Math.round(price * 100), stored: new Stopwatch() }] },
      ]),
    );
  }

  get slugs(): string[] {
    return [...this.goods.keys()];
  }

  /** The newest price of a product. */
  priceOf(slug: string): number {
    return this.goods.get(slug)?.prices.at(-1)?.paise ?? 0;
  }

  /** Changes a price by `save`, which gets the product's id and returns when it is stored. */
  async change(slug: string, paise: number, save: (id: string) => Promise<void>): Promise<void> {
    const good = this.goods.get(slug);
    if (!good) throw new Error(`No product ${slug}`);
    const price: Good["prices"][number] = { paise, stored: null };
    good.prices.push(price);
    await save(good.id);
    price.stored = new Stopwatch();
  }

  /** Called when a product's page is asked for. Gives what is wrong with the price on the page that came; null: nothing. */
  looker(slug: string): (html: string) => string | null {
    const prices = this.goods.get(slug)?.prices ?? [];
    const oldest = prices.findLastIndex(({ stored }) => stored && stored.own > seenWithin);
    return (html) => {
      const fine = prices.slice(Math.max(0, oldest)).map(({ paise }) => paise);
      const shown = shownOn(slug, html);
      if (shown !== null && fine.includes(shown)) return null;
      return `${slug} is shown for ${shown}, it is ${fine.join(" or ")}`;
    };
  }
}

/** The price (paise) on the page of a product. */
export function shownOn(slug: string, html: string): number | null {
  return paiseIn(new Page(new URL(`/product/${slug}`, publicUrl), 200, html).words("price"));
}
