import type { SaleState } from "~/base/db/statuses";
import { cardName } from "./card-name";
import type { PackFacts } from "./pack-facts";
import { type Pack, packIn } from "~/base/lib/pack-size";
import type { PhotoRef } from "~/goods/photos/photo-ref";
import { isAverage, type Rating, ratingOf, type ReviewTotals } from "./rating";

/** Set where the name is shown in English on a page in another language. */
type InLanguage = { nameLang?: "en" | undefined };

export type Category = { id: string; name: string; slug: string } & InLanguage;

/** The fields of a product card. */
export type CardProduct = {
  id: string;
  slug: string;
  name: string;
  /** What a card shows of a long name (`cardName`). */
  cutName?: string;
  pricePaise: number;
  photo: PhotoRef | null;
  /** By the owner's word, or because no packs are left. */
  isSoldOut: boolean;
  /** All packs that are left are in orders that are just being paid. */
  isBeingPaid?: boolean;
  /** When the price was lowered: the lowest of the 30 days before. Null: it was not, or nothing is known. */
  loweredFromPaise?: number | null;
  /** Of all packs of the oil. Null: nobody has written a review yet. */
  rating?: Rating | null;
} & Pack &
  InLanguage;

/** What the owner says about selling a product. `backOn`: the day when it may be back, `2026-12-01`; only while it is sold out. */
export type SaleFacts = { sale: SaleState; backOn: string | null };

/** A product for pages and the API. Price in paise, volume in ml, times in UTC ms. */
export type Product = Omit<CardProduct, "rating" | "cutName"> &
  SaleFacts & {
    description: string;
    /** 1: shipping is offered, 0: not. */
    shipping: number;
    /** Rate of the tax included in the price, in hundredths of a percent: 500 is 5 %. */
    gstBasisPoints: number;
    category: Category;
    /** From when on it has this price. */
    pricedAt: number | null;
    /** The lowest price of the 30 days before; null: the product was new. */
    lowestPaise: number | null;
    /** The price before was a higher one. */
    isLowered: boolean;
    /** Of all packs of the oil. */
    totals: ReviewTotals | null;
    createdAt: number;
    updatedAt: number;
  };

/**
 * A product with its pack facts: for the page of one product, not for lists. `labelPhotoId`: the photo that shows the label. `isCompared`:
 * it was sold for 30 days before it had its price.
 */
export type WholeProduct = Product &
  PackFacts & { labelPhotoId: string | null; isCompared: boolean };

/**
 * What the page of a product shows and tells programs. Not the owner's own code, the number under the bar code (it may be one of the
 * shop's own, which nobody outside is told), what a pack weighs and measures in its box, or what else is only reckoned with: all of it would
 * be in the bytes of a page that everybody may read.
 */
export type ShownProduct = Omit<WholeProduct, NotShown>;
export type NotShown = (typeof notShown)[number];

const notShown = [
  "code",
  "ean",
  "family",
  "totals",
  "gstBasisPoints",
  "sale",
  "createdAt",
  "updatedAt",
  "grossWeightG",
  "boxLengthMm",
  "boxWidthMm",
  "boxHeightMm",
  "panelShape",
  "panelHeightMm",
  "panelWidthMm",
  "panelSurfaceCm2",
  "nutrition",
] as const satisfies (keyof WholeProduct)[];

/** A product without what its page does not show. */
export function shownOf<Row extends WholeProduct>(row: Row) {
  const shown: Partial<Row> = { ...row };
  for (const fact of notShown) delete shown[fact];
  return shown as Omit<Row, NotShown>;
}

/** The default tax: groundnut oil, 5 %. */
export const defaultTax = { hsn: "1508", gstBasisPoints: 500 };

/** A new product is for sale unless the owner says otherwise. */
export const defaultSale: SaleFacts = { sale: "on sale", backOn: null };

/** The current slug for a former one: redirect there. */
export type Moved = { movedTo: string };

/** Only the fields of a card: a list page need not send the rest to the browser. In the language that the product is in. */
export function cardOf(product: Product): CardProduct {
  const { id, slug, name, nameLang, pricePaise, photo, isSoldOut, isBeingPaid } = product;
  const cutName = cardName(name);
  const { isLowered, lowestPaise } = product;
  const loweredFromPaise = isLowered ? lowestPaise : null;
  const rating = ratingOf(product.totals);
  const card = { id, slug, name, pricePaise, photo, isSoldOut, ...packIn(product) };
  return {
    ...card,
    ...(cutName !== name && { cutName }),
    ...(nameLang && { nameLang }),
    ...(isBeingPaid && { isBeingPaid }),
    loweredFromPaise,
    rating: isAverage(rating) ? rating : null,
  };
}

/** Price per litre in paise, rounded; not to be asked of goods by number: 0. */
export function paisePerLitre({
  pricePaise,
  volumeMl,
}: Pick<Product, "pricePaise" | "volumeMl">): number {
  return volumeMl === null ? 0 : Math.round((pricePaise * 1000) / volumeMl);
}
