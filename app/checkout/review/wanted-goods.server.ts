import { db, type Reader } from "~/db/connection.server";
import type { SoldLine } from "../order-rows.server";
import { soldIn, totalOf, wantedCart } from "../wanted-cart.server";

export type Wanted = {
  /** At today's prices; empty when something is no longer sold or nothing is known. */
  lines: SoldLine[];
  totalPaise: number;
  /** The list in words; null when there is none that can be read. */
  words: string | null;
};

/** What a payment without an order was for, by the stored list (JSON), as the products are and cost today. */
export async function wantedGoods(json: string | null, from: Reader = db): Promise<Wanted> {
  const list = wantedCart.safeParse(json === null ? null : JSON.parse(json)).data;
  if (!list) return { lines: [], totalPaise: 0, words: null };
  const lines = (await soldIn(from, list)) ?? [];
  const words =
    lines.length > 0
      ? lines.map(({ product, quantity }) => `${quantity} × ${product.name}`).join(", ")
      : "products that are no longer sold";
  return { lines, totalPaise: totalOf(lines), words };
}
