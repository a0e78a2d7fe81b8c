import { eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { totalOf } from "~/cart/cart.server";
import { db, type Reader } from "~/db/connection.server";
import { photos, products } from "~/db/schema";
import type { SoldLine } from "../place-order.server";

/** What a client of the API said it wants; how many of each as in a cart. */
const wantedList = z
  .array(z.object({ _id: z.string(), qnty: z.coerce.number().int().min(1).max(5) }))
  .min(1);

export type Wanted = {
  /** At today's prices; empty when something is no longer sold or the list makes no sense. */
  lines: SoldLine[];
  totalPaise: number;
  /** The list in words, as far as it can be read. */
  words: string;
};

/** What a payment without an order was for, by the stored list (JSON), at what the products are and cost today. */
export async function wantedGoods(json: string | null, from: Reader = db): Promise<Wanted> {
  const list = wantedList.safeParse(parsed(json)).data ?? [];
  const sold = await from
    .select({ product: products, photo: photos })
    .from(products)
    .leftJoin(photos, eq(photos.id, products.photoId))
    .where(
      inArray(
        products.id,
        list.map(({ _id }) => _id),
      ),
    );
  const found = list.map(({ _id, qnty }) => ({
    quantity: qnty,
    sold: sold.find(({ product }) => product.id === _id),
  }));
  const lines = found.flatMap(({ quantity, sold: one }) => (one ? [{ ...one, quantity }] : []));
  const words = found
    .map(({ quantity, sold: one }) => `${quantity} × ${one?.product.name ?? "(no longer sold)"}`)
    .join(", ");
  const isWhole = lines.length === list.length;
  return { lines: isWhole ? lines : [], totalPaise: isWhole ? totalOf(lines) : 0, words };
}

function parsed(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json);
  } catch {
    return null;
  }
}
