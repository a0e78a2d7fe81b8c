import type { Actor } from "~/audit/record.server";
import { write } from "~/db/connection.server";
import { moveStock } from "../move-stock.server";
import { isNoted, movementIdOf, recordStock } from "./change-stock.server";
import { packsIn } from "./forms";
import { stockOfProduct } from "./stock-list.server";

export type Arrival = { productId: string; packs: number };

/** The fields `packs-<product id>` of the sheet that are filled in, and what is wrong with them by field. */
export function arrivalsIn(form: FormData): {
  arrivals: Arrival[];
  errors: Record<string, string>;
} {
  const typed = [...form].filter(
    ([name, value]) => name.startsWith("packs-") && String(value).trim() !== "",
  );
  const errors: Record<string, string> = {};
  const arrivals: Arrival[] = [];
  for (const [name, value] of typed) {
    const packs = packsIn(String(value));
    if (packs === null) errors[name] = "Packs must be a whole number up to 99,999";
    else if (packs > 0) arrivals.push({ productId: name.slice("packs-".length), packs });
  }
  return { arrivals, errors };
}

/**
 * Notes what arrived of many products at once: all or nothing. Returns the packs and products that were noted, or the products that
 * are not counted any more. The same sheet sent twice is noted once. `now`: UTC ms.
 */
export function noteArrivals(
  arrivals: Arrival[],
  { token, why }: { token: string; why: string },
  actor: Actor,
  now = Date.now(),
): Promise<{ packs: number; products: number; gone: string[] }> {
  return write((tx) => {
    const found = arrivals.map((arrival) => ({
      ...arrival,
      product: stockOfProduct(arrival.productId, tx),
    }));
    const gone = found.flatMap(({ product, productId }) => (product?.isCounted ? [] : [productId]));
    if (gone.length > 0) return { packs: 0, products: 0, gone };
    for (const { product, productId, packs } of found) {
      const id = movementIdOf(token, [productId, packs]);
      if (!product || isNoted(tx, id)) continue;
      moveStock(tx, { id, productId, kind: "arrived", packs, actor: actor.id, why, at: now });
      const after = { onHand: product.stock + packs, what: "arrived", why: why || null };
      recordStock(tx, actor, product, { onHand: product.stock }, after);
    }
    const packs = arrivals.reduce((sum, arrival) => sum + arrival.packs, 0);
    return { packs, products: arrivals.length, gone };
  });
}
