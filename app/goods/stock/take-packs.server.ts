import type { Writer } from "~/base/db/connection.server";
import type { Part } from "./allot";
import { shelfOf } from "./available.server";
import { fromBatches } from "./from-batches.server";
import { type Movement, moveStock } from "./move-stock.server";

/** Packs of a product that is counted; `recipe`: what they are made of. `cartId`: the cart whose hold they are taken from. */
type Wanted = {
  productId: string;
  packs: number;
  recipe: readonly Part[];
  /** The product that they are parts of. */
  forProductId?: string | null;
  cartId: string | null;
};

/**
 * Takes packs out of stock, each from the batch to be used first: ready ones as far as they go, and packs of their parts for the rest.
 * Below zero if it must. Parts that are not counted leave no movement.
 */
export function takePacks(
  tx: Writer,
  { productId, packs, recipe, forProductId = null, cartId }: Wanted,
  movement: Pick<Movement, "kind" | "orderId" | "actor" | "why" | "at">,
): void {
  const take = (id: string, count: number, forProductId: string | null) => {
    if (count === 0) return;
    for (const { batchId, packs: part } of fromBatches(tx, id, count))
      moveStock(tx, { ...movement, productId: id, batchId, packs: -part, forProductId });
  };
  if (recipe.length === 0) return take(productId, packs, forProductId);
  const recipes = new Map([[productId, recipe]]);
  const { free } = shelfOf(tx, [productId], { cartId, now: movement.at }, recipes);
  const ready = Math.min(packs, Math.max(0, free.get(productId) ?? 0));
  take(productId, ready, null);
  for (const part of recipe)
    if (free.has(part.productId)) take(part.productId, (packs - ready) * part.packs, productId);
}
