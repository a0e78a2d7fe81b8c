import { mostPacksPerLine } from "~/base/db/packs";
import { idIn, idNamed, numberIn, paiseIn, textIn } from "./fields";
import type { Goods, Known } from "./known.server";
import { type Doc, isDoc } from "./plain-value";

/** An order line as it will be stored, without the order id. */
export type OldLine = {
  productId: string;
  categoryId: string;
  name: string;
  slug: string;
  description: string;
  volumeMl: number;
  shipping: number;
  unitPricePaise: number;
  quantity: number;
  photoId: string | null;
};

/**
 * The lines of an old order, from `payment.cart`, in that order. Missing values come from the product, if it still exists.
 * Null if a line has no price.
 */
export function linesOf(payment: Doc, known: Known): OldLine[] | null {
  const cart = Array.isArray(payment.cart) ? payment.cart.filter(isDoc) : [];
  const lines = cart.map((item) => lineOf(item, known));
  return lines.some((line) => line === null) ? null : lines.flat().filter((line) => line !== null);
}

function lineOf(item: Doc, known: Known): OldLine[] | null {
  const productId = idIn(item._id) ?? "unknown";
  const goods = known.goods.get(productId);
  const unitPricePaise = paiseIn(item.price) ?? goods?.pricePaise ?? null;
  if (unitPricePaise === null) return null;
  const facts = { ...factsOf(item, goods, known), productId, unitPricePaise };
  return packs(item.qnty).map((quantity) => ({ ...facts, quantity }));
}

function factsOf(item: Doc, goods: Goods | undefined, known: Known) {
  const category = idNamed(item.category);
  const litres = numberIn(item.quantity);
  return {
    categoryId:
      (category && (known.categories.get(category) ?? category)) || goods?.categoryId || "",
    name: textIn(item.name) ?? goods?.name ?? "A product of the old shop",
    slug: textIn(item.slug)?.toLowerCase() ?? goods?.slug ?? "",
    description: textIn(item.description) ?? "",
    volumeMl:
      litres && litres > 0 && litres < 10_000 ? Math.round(litres * 1000) : (goods?.volumeMl ?? 0),
    shipping: goods?.shipping ?? 1,
    photoId: goods?.photoId ?? null,
  };
}

/** Packs per line, split at the limit of a line: 1000 → 999 and 1. An invalid number counts as one. */
function packs(value: unknown): number[] {
  const stated = numberIn(value) ?? 1;
  const count = Number.isInteger(stated) && stated >= 1 && stated <= 1000 ? stated : 1;
  const full = Array.from({ length: Math.floor(count / mostPacksPerLine) }, () => mostPacksPerLine);
  return count % mostPacksPerLine === 0 ? full : [...full, count % mostPacksPerLine];
}

export const sumOf = (lines: OldLine[]) =>
  lines.reduce((sum, { unitPricePaise, quantity }) => sum + unitPricePaise * quantity, 0);

/**
 * Scales the prices so that the lines add up to the paid amount (paise); the last pack absorbs the rounding. Null if the
 * amount is too small for that.
 */
export function fitted(lines: OldLine[], totalPaise: number): OldLine[] | null {
  const sum = sumOf(lines);
  if (sum === totalPaise) return lines;
  const scaled = lines.map((line) => ({
    ...line,
    unitPricePaise: Math.floor((line.unitPricePaise * totalPaise) / sum),
  }));
  const last = scaled.at(-1);
  if (!last || scaled.some(({ unitPricePaise }) => unitPricePaise < 1)) return null;
  const rest = totalPaise - sumOf(scaled);
  const lastPack = { ...last, quantity: 1, unitPricePaise: last.unitPricePaise + rest };
  const others = last.quantity > 1 && rest > 0 ? [{ ...last, quantity: last.quantity - 1 }] : [];
  return rest === 0 ? scaled : [...scaled.slice(0, -1), ...others, lastPack];
}
