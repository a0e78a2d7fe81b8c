import { eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Reader } from "~/db/connection.server";
import { photos, products } from "~/db/schema";
import type { ReviewReason } from "~/db/statuses";
import { mostPacks, mostPacksListed } from "~/db/packs";
import type { SoldLine } from "~/orders/store-order.server";

/** A product and how many packs of it. `name`: as the client knows it, for when the shop no longer sells it. */
export type SubmittedLine = { _id: string; qnty: number; name?: string | undefined };

const mostEntries = 100;
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
    .max(mostEntries)
    .transform(eachOnce);
const sent = listOf(mostPacksListed);
/** What was counted together may be more. */
const stored = listOf(mostEntries * mostPacksListed);

/**
 * What an API client says was bought, whole product objects or just their ids with 1 to `mostPacksListed` packs each: each product once,
 * in the client's order. Null when it cannot be read as that.
 */
export const submittedList = (cart: unknown): SubmittedLine[] | null =>
  sent.safeParse(cart).data ?? null;

/** The same from where it is stored (JSON). */
export const storedList = (json: string | null): SubmittedLine[] | null =>
  stored.safeParse(json === null ? null : JSON.parse(json)).data ?? null;

function eachOnce(list: SubmittedLine[]): SubmittedLine[] {
  const found = new Map<string, SubmittedLine>();
  for (const line of list) {
    const before = found.get(line._id);
    found.set(line._id, before ? { ...before, qnty: before.qnty + line.qnty } : line);
  }
  return [...found.values()];
}

/** The products as they are sold today, in the order of the list, and those of the list that are not sold any more. */
export function soldToday(
  from: Reader,
  wanted: SubmittedLine[],
): { sold: SoldLine[]; gone: SubmittedLine[] } {
  const found = from
    .select({ product: products, photo: photos })
    .from(products)
    .leftJoin(photos, eq(photos.id, products.photoId))
    .where(
      inArray(
        products.id,
        wanted.map(({ _id }) => _id),
      ),
    )
    .all();
  const byId = new Map(found.map((line) => [line.product.id, line]));
  return {
    sold: wanted.flatMap(({ _id, qnty }) => {
      const line = byId.get(_id);
      return line ? { ...line, quantity: qnty } : [];
    }),
    gone: wanted.filter(({ _id }) => !byId.has(_id)),
  };
}

/** In paise. */
export const totalOf = (sold: SoldLine[]): number =>
  sold.reduce((sum, { product, quantity }) => sum + product.pricePaise * quantity, 0);

export const hasTooMany = (sold: SoldLine[]): boolean =>
  sold.some(({ quantity }) => quantity > mostPacks);

/** What can be sold at once for an amount that was paid (paise), or why a person has to look at it. */
export function soldFor(
  from: Reader,
  wanted: SubmittedLine[] | null,
  paidPaise: number,
): { sold: SoldLine[]; problem?: undefined } | { sold?: undefined; problem: ReviewReason } {
  if (!wanted) return { problem: "no list" };
  const { sold, gone } = soldToday(from, wanted);
  if (gone.length > 0) return { problem: "product gone" };
  if (totalOf(sold) !== paidPaise) return { problem: "cart does not fit" };
  return hasTooMany(sold) ? { problem: "too many packs" } : { sold };
}
