import type { PackFacts } from "./pack-facts";
import type { PhotoRef } from "~/photos/photo-ref";

export type Category = { id: string; name: string; slug: string };

/** What a card shows of a product. */
export type CardProduct = {
  id: string;
  slug: string;
  name: string;
  pricePaise: number;
  volumeMl: number;
  photo: PhotoRef | null;
};

/** A product with all that a page or the API tells of it. Price in paise, volume in ml, times in UTC ms. */
export type Product = CardProduct & {
  description: string;
  /** 1: shipping is offered, 0: not. */
  shipping: number;
  /** Code of the goods on tax invoices. */
  hsn: string;
  /** Tax contained in the price, in hundredths of a percent: 500 is 5 %. */
  gstBasisPoints: number;
  category: Category;
  createdAt: number;
  updatedAt: number;
};

/** A product together with what its pack says: for the page of one product, not for lists. */
export type WholeProduct = Product & PackFacts;

/** How a product is taxed unless it is said otherwise: groundnut oil, 5 %. */
export const usualTax = { hsn: "1508", gstBasisPoints: 500 };

/** Whoever asked by a slug of earlier times is to be sent on to the one of today. */
export type Moved = { movedTo: string };

/** Only what a card shows: a list page need not send the rest to the browser. */
export function cardOf({ id, slug, name, pricePaise, volumeMl, photo }: Product): CardProduct {
  return { id, slug, name, pricePaise, volumeMl, photo };
}

/** Paise for one litre, to the nearest one. */
export function paisePerLitre(product: Pick<Product, "pricePaise" | "volumeMl">): number {
  return Math.round((product.pricePaise * 1000) / product.volumeMl);
}

/** The same where it tells something; null where the pack itself is one litre and its price says it already. */
export function pricePerLitre(product: Pick<Product, "pricePaise" | "volumeMl">): number | null {
  return product.volumeMl === 1000 ? null : paisePerLitre(product);
}
