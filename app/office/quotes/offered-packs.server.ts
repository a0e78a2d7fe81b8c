import { soldFirst } from "~/goods/catalogue/browse/sold-first.server";
import { productsByIds } from "~/goods/catalogue/product-rows.server";
import { findProducts } from "~/goods/catalogue/search/found.server";
import { db } from "~/base/db/connection.server";
import { declaredSize } from "~/base/lib/pack-size";
import { packsLeft } from "~/goods/stock/available.server";
import { productsToSell } from "./quotes.server";

/** How many packs are offered to pick from at a time. */
const mostOffered = 24;

/** A pack that a quote can hold; `left`: how many are left, null: it is not counted. Price in paise. */
export type OfferedPack = {
  id: string;
  name: string;
  /** `15 kg` */
  size: string;
  pricePaise: number;
  left: number | null;
};

/** The packs that a search finds, or without words those that sell most, then by name; without those in `chosen`. */
export function offeredPacks(words: string, chosen: string[]): OfferedPack[] {
  const ids = words
    ? findProducts(words, 1, mostOffered).products.map(({ id }) => id)
    : soldFirst(mostOffered);
  const isChosen = new Set(chosen);
  return packsOf(ids.filter((id) => !isChosen.has(id)));
}

/** These packs, in the same order, without those that are not sold any more. */
export function packsOf(ids: string[]): OfferedPack[] {
  const left = packsLeft(db, ids, { cartId: null, now: Date.now() });
  const isSold = productsToSell(db, ids);
  const sold = productsByIds(ids.filter((id) => isSold.has(id)));
  return sold.map((product) => ({
    id: product.id,
    name: product.name,
    size: declaredSize(product),
    pricePaise: product.pricePaise,
    left: left.get(product.id)?.packs ?? null,
  }));
}
