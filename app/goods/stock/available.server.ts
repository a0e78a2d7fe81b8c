import { sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { products } from "~/base/db/schema";
import { allot, mostOf, type Recipes, type Wanted } from "./allot";
import { recipesOf } from "./parts.server";

/**
 * Packs of one product that a cart could have now: `packs`, and those that others are just paying for (`held`). `isLimited`: there are
 * more, but orders that are not paid may take no more than these (`unproven.server.ts`).
 */
export type Left = { packs: number; held: number; isLimited?: true };

/** `cartId`: the cart whose own hold does not count against it. `now`: UTC ms. */
type For = { cartId: string | null; now: number };

/**
 * What is left of each of these products: on hand, less what is too old to sell and what is held for open payments, and what the parts
 * that are left would make. A product that has no limit and is not sold out is missing. The one sum of page, cart, checkout and API.
 */
export function packsLeft(
  from: Reader,
  productIds: string[],
  by: For,
  recipes?: Recipes,
): Map<string, Left> {
  const shelf = shelfOf(from, productIds, by, recipes);
  return new Map(
    productIds.flatMap((id): [string, Left][] => {
      if (shelf.offSale.has(id)) return [[id, { packs: 0, held: 0 }]];
      const packs = mostOf(id, shelf.recipes, shelf.free);
      if (packs === Infinity) return [];
      return [[id, { packs, held: mostOf(id, shelf.recipes, shelf.onHand) - packs }]];
    }),
  );
}

/**
 * The products of which fewer packs are left than wanted, with what is left: line after line, as each takes what the ones before it
 * left. `recipes`: what they are made of, as of today by default.
 */
export function shortOf(
  from: Reader,
  wanted: Wanted[],
  by: For,
  recipes?: Recipes,
): Map<string, Left> {
  const ids = wanted.map(({ productId }) => productId);
  const shelf = shelfOf(from, ids, by, recipes);
  const sold = wanted.filter(({ productId }) => !shelf.offSale.has(productId));
  const { short } = allot(sold, shelf.recipes, shelf.free);
  return new Map(
    [...new Set(ids)].flatMap((id): [string, Left][] => {
      if (shelf.offSale.has(id)) return [[id, { packs: 0, held: 0 }]];
      const packs = short.get(id);
      if (packs === undefined) return [];
      const alone = mostOf(id, shelf.recipes, shelf.free);
      return [[id, { packs, held: mostOf(id, shelf.recipes, shelf.onHand) - alone }]];
    }),
  );
}

/** Which packs would be taken for what is wanted, of products that are counted: ready ones first, the rest as their parts. */
export function packsFor(
  from: Reader,
  wanted: Wanted[],
  by: For,
  recipes?: Recipes,
): Map<string, number> {
  const ids = wanted.map(({ productId }) => productId);
  const shelf = shelfOf(from, ids, by, recipes);
  const { taken } = allot(wanted, shelf.recipes, shelf.free);
  return new Map([...taken].filter(([id]) => shelf.free.has(id)));
}

/**
 * Packs of these products and of their parts, where they are counted: on hand, and `free` of others' holds. `offSale`: those of these
 * products that are not sold now; a part need not be on sale itself.
 */
export function shelfOf(from: Reader, productIds: string[], { cartId, now }: For, given?: Recipes) {
  const onHand = new Map<string, number>();
  const free = new Map<string, number>();
  const offSale = new Set<string>();
  const recipes: Recipes =
    productIds.length === 0 ? new Map() : (given ?? recipesOf(from, productIds));
  const parts = [...recipes.values()].flat().map(({ productId }) => productId);
  const ids = [...new Set([...productIds, ...parts])];
  if (ids.length === 0) return { recipes, onHand, free, offSale };
  for (const row of limited(from).all({ ids: JSON.stringify(ids), cartId: cartId ?? "", now })) {
    if (row.sale !== "on sale") offSale.add(row.id);
    if (!row.isCounted) continue;
    onHand.set(row.id, row.onHand);
    free.set(row.id, row.onHand - row.held);
  }
  return { recipes, onHand, free, offSale };
}

/** One index look-up for each product, and one for its holds. */
const limited = prepared((from) =>
  from
    .select({
      id: products.id,
      sale: products.sale,
      isCounted: products.isCounted,
      onHand: sql<number>`${products.stock} - ${products.agedStock}`,
      held: sql<number>`coalesce((select sum(hold.packs) from stock_holds hold
        where hold.product_id = ${products.id} and hold.until > ${placeholder("now")}
          and hold.cart_id <> ${placeholder("cartId")}), 0)`,
    })
    .from(products)
    .where(sql`${products.id} in (select value from json_each(${placeholder("ids")}))`)
    .prepare(),
);
