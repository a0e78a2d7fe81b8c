import { and, eq } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import { recipesOf } from "./parts.server";
import { takePacks } from "./take-packs.server";

type Replacement = {
  /** The order whose packs they replace: its buyer has them, though they are not of what it took. */
  orderId: string;
  productId: string;
  packs: number;
  /** In the shop's words, without anybody's name. */
  why: string;
  /** The admin's id. */
  actor: string;
  /** UTC ms. */
  at: number;
};

/** Takes packs that are sent in place of others, of the batch to be used first. Nothing for a product that is not counted. */
export function takeReplacement(
  tx: Writer,
  { orderId, productId, packs, why, actor, at }: Replacement,
): void {
  const counted = tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.isCounted, true)))
    .get();
  if (!counted) return;
  const recipe = recipesOf(tx, [productId]).get(productId) ?? [];
  const movement = { kind: "corrected", orderId, actor, why, at } as const;
  takePacks(tx, { productId, packs, recipe, cartId: null }, movement);
}
