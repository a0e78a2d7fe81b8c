import { paiseIn } from "../crowd/memory";
import { publicUrl } from "../storm/front";
import { Page } from "../storm/page";

/** How long (ms) an edge may show a price that was changed. */
export const seenWithin = 1000;

/** A product as everybody may see it: `prices` with the time (`performance.now()`) from which each was asked for and stored. */
type Good = { id: string; slug: string; prices: { paise: number; from: number; stored: number }[] };

/** The prices of the day, and when which may be seen. */
export class Shelf {
  private readonly goods: Map<string, Good>;

  constructor(products: { _id: string; slug: string; price: number }[]) {
    this.goods = new Map(
      products.map(({ _id: id, slug, price }) => [
        slug,
        { id, slug, prices: [{ paise: Math.round(price * 100), from: 0, stored: 0 }] },
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
    const price = { paise, from: performance.now(), stored: Infinity };
    good.prices.push(price);
    await save(good.id);
    price.stored = performance.now();
  }

  /** What is wrong with the price on a product's page that was asked for at `asked` and is here now; null: nothing. */
  lieOn(slug: string, html: string, asked: number): string | null {
    const { prices } = this.goods.get(slug) ?? { prices: [] };
    const paise = shownOn(slug, html);
    const fine = prices.filter(({ from }, index) => {
      const next = prices[index + 1];
      return from <= performance.now() && (!next || next.stored + seenWithin >= asked);
    });
    if (fine.some((price) => price.paise === paise)) return null;
    return `${slug} is shown for ${paise}, it is ${fine.map((price) => price.paise).join(" or ")}`;
  }
}

/** The price (paise) on the page of a product. */
export function shownOn(slug: string, html: string): number | null {
  return paiseIn(new Page(new URL(`/product/${slug}`, publicUrl), 200, html).words("price"));
}
