import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Reader } from "~/base/db/connection.server";
import { isVisible, photos, products } from "~/base/db/schema";
import type { ReviewReason } from "~/base/db/statuses";
import { mostPacksPerLine } from "~/base/db/packs";
import { withinPrint } from "~/goods/catalogue/changes/printed-mrp.server";
import type { SoldLine } from "~/sales/orders/store-order.server";

/** A product and its number of packs. `name`: the client's name for it, in case the shop no longer sells it. */
export type SubmittedLine = { _id: string; qnty: number; name?: string | undefined };

const maxEntries = 100;
const packs = (most: number) => z.coerce.number().int().min(1).max(most).default(1);
const listOf = (most: number) =>
  z
    .array(
      z.object({
        _id: z.string().max(100),
        qnty: packs(most),
        name: z.string().max(200).optional().catch(undefined),
      }),
    )
    .min(1)
    .max(maxEntries)
    .transform(eachOnce);
const submittedShape = listOf(mostPacksPerLine);
/** Entries for the same product are added up, so stored quantities may be larger. */
const storedShape = listOf(maxEntries * mostPacksPerLine);

/**
 * Parses an API client's cart: product objects or ids, with 1 to `mostPacksPerLine` packs each. Returns each product once, in
 * the client's order; null if the cart is invalid.
 */
export const submittedList = (cart: unknown): SubmittedLine[] | null =>
  submittedShape.safeParse(cart).data ?? null;

/** Parses a stored list (JSON); null if there is none or it is invalid. */
export const storedList = (json: string | null): SubmittedLine[] | null =>
  storedShape.safeParse(json === null ? null : JSON.parse(json)).data ?? null;

function eachOnce(list: SubmittedLine[]): SubmittedLine[] {
  const found = new Map<string, SubmittedLine>();
  for (const line of list) {
    const previous = found.get(line._id);
    found.set(line._id, previous ? { ...previous, qnty: previous.qnty + line.qnty } : line);
  }
  return [...found.values()];
}

/**
 * The visible products in the order of the list at their own price, or at the MRP on labels of packs on hand where that is less, sold out
 * or not, and the entries no longer sold.
 */
export function soldToday(
  from: Reader,
  wanted: SubmittedLine[],
): { sold: SoldLine[]; unavailable: SubmittedLine[] } {
  const found = from
    .select({ product: products, photo: photos })
    .from(products)
    .leftJoin(photos, eq(photos.id, products.photoId))
    .where(
      and(
        inArray(
          products.id,
          wanted.map(({ _id }) => _id),
        ),
        isVisible,
      ),
    )
    .all();
  const byId = new Map(found.map((line) => [line.product.id, line]));
  const within = withinPrint(
    from,
    found.map(({ product }) => product),
  );
  const prices = new Map(within.map(({ id, pricePaise }) => [id, pricePaise]));
  return {
    sold: wanted.flatMap(({ _id, qnty }) => {
      const line = byId.get(_id);
      const unitPricePaise = prices.get(_id);
      return line && unitPricePaise !== undefined
        ? { ...line, quantity: qnty, unitPricePaise }
        : [];
    }),
    unavailable: wanted.filter(({ _id }) => !byId.has(_id)),
  };
}

/** Total at current prices (paise). */
export const totalOf = (sold: SoldLine[]): number =>
  sold.reduce((sum, { unitPricePaise, quantity }) => sum + unitPricePaise * quantity, 0);

export const hasTooMany = (sold: SoldLine[]): boolean =>
  sold.some(({ quantity }) => quantity > mostPacksPerLine);

/** What can be sold for a paid amount (paise), or why the payment needs review. */
export function soldFor(
  from: Reader,
  wanted: SubmittedLine[] | null,
  paidPaise: number,
): { sold: SoldLine[]; problem?: undefined } | { sold?: undefined; problem: ReviewReason } {
  if (!wanted) return { problem: "no list" };
  const { sold, unavailable } = soldToday(from, wanted);
  if (unavailable.length > 0) return { problem: "product gone" };
  if (totalOf(sold) !== paidPaise) return { problem: "cart does not fit" };
  return hasTooMany(sold) ? { problem: "too many packs" } : { sold };
}
