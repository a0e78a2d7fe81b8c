import { and, eq, or, sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { products } from "~/base/db/schema";

/**
 * Packs of one product that a cart could have now: `packs`, and those that others are just paying for (`held`). `isLimited`: there are
 * more, but orders that are not paid may take no more than these (`unproven.server.ts`).
 */
export type Left = { packs: number; held: number; isLimited?: true };

/** A product and how many packs of it are wanted. */
export type Wanted = { productId: string; quantity: number };

/** `cartId`: the cart whose own hold does not count against it. `now`: UTC ms. */
type For = { cartId: string | null; now: number };

/**
 * What is left of each of these products: on hand, less what is too old to sell and what is held for open payments. A product that
 * is neither counted nor sold out is missing: there is always enough. The one sum of page, cart, checkout and API.
 */
export function packsLeft(
  from: Reader,
  productIds: string[],
  { cartId, now }: For,
): Map<string, Left> {
  if (productIds.length === 0) return new Map();
  const rows = limited(from).all({ ids: JSON.stringify(productIds), cartId: cartId ?? "", now });
  return new Map(
    rows.map(({ id, sale, onHand, held }) => {
      const packs = sale === "on sale" ? Math.max(0, onHand - held) : 0;
      return [id, { packs, held: sale === "on sale" ? Math.min(held, Math.max(0, onHand)) : 0 }];
    }),
  );
}

/** The products of which fewer packs are left than wanted, with what is left. */
export function shortOf(from: Reader, wanted: Wanted[], by: For): Map<string, Left> {
  const left = packsLeft(
    from,
    wanted.map(({ productId }) => productId),
    by,
  );
  const isShort = ({ productId, quantity }: Wanted) =>
    quantity > (left.get(productId)?.packs ?? quantity);
  const short = new Set(wanted.filter(isShort).map(({ productId }) => productId));
  return new Map([...left].filter(([id]) => short.has(id)));
}

/** One index look-up for each product, and one for its holds. */
const limited = prepared((from) =>
  from
    .select({
      id: products.id,
      sale: products.sale,
      onHand: sql<number>`${products.stock} - ${products.agedStock}`,
      held: sql<number>`coalesce((select sum(hold.packs) from stock_holds hold
        where hold.product_id = ${products.id} and hold.until > ${placeholder("now")}
          and hold.cart_id <> ${placeholder("cartId")}), 0)`,
    })
    .from(products)
    .where(
      and(
        sql`${products.id} in (select value from json_each(${placeholder("ids")}))`,
        or(eq(products.isCounted, true), sql`${products.sale} <> 'on sale'`),
      ),
    )
    .prepare(),
);
