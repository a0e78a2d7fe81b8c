import { and, eq, sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { isPaid, orders, products } from "~/base/db/schema";
import { allot, type Wanted } from "./allot";
import { packsFor } from "./available.server";
import { type HoldLimits, holdLimits } from "./hold-limits.server";
import { recipesOf } from "./parts.server";

/*
 * Anybody can begin an order, or place one to be paid later, for nothing. What such orders hold of a product that is counted is limited,
 * whatever the way to pay, as packs or as parts of others, until they are paid, confirmed or packed: in all and from one network. An account that paid an order before
 * is not limited, nor is what the owner writes down or promised in a quote.
 */

/** Who wants packs. `network`: sealed (`sealedNetwork`); null: not limited. `now`: UTC ms. */
type For = { cartId: string; userId: string | null; network?: string | null; now: number };

/**
 * The products of which more is wanted than orders that are not paid may still take, in all and from this network, with how much that
 * is: line after line, as each takes what the ones before it left.
 */
export function overAllowed(from: Reader, wanted: Wanted[], who: For): Map<string, number> {
  const { unprovenPacks, networkPacks } = holdLimits(from);
  if (wanted.length === 0 || (unprovenPacks === null && networkPacks === null)) return new Map();
  if (hasPaid(from, who.userId)) return new Map();
  const recipes = recipesOf(from, ids(wanted));
  const needed = packsFor(from, wanted, who, recipes);
  const limits = { unprovenPacks, networkPacks: who.network ? networkPacks : null };
  const pool = new Map<string, number>();
  for (const [id, found] of takenUnproven(from, [...needed.keys()], who))
    pool.set(id, allowedOf(found, limits));
  // Of what is made of others no more than is ready: the rest is its parts.
  for (const id of recipes.keys())
    pool.set(id, Math.min(needed.get(id) ?? 0, pool.get(id) ?? Infinity));
  return allot(wanted, recipes, pool).short;
}

const ids = (wanted: Wanted[]) => wanted.map(({ productId }) => productId);

/** How many packs of a product may still be ordered unpaid. */
function allowedOf(
  { onHand, packs, byHand, ofNetwork }: Taken,
  { unprovenPacks, networkPacks }: Pick<HoldLimits, "unprovenPacks" | "networkPacks">,
): number {
  const most =
    unprovenPacks === null ? Infinity : Math.max(unprovenPacks, Math.floor((onHand + byHand) / 2));
  const here = networkPacks === null ? Infinity : networkPacks - ofNetwork;
  return Math.max(0, Math.min(most - packs, here));
}

function hasPaid(from: Reader, userId: string | null): boolean {
  if (userId === null) return false;
  const paid = from
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isPaid))
    .limit(1)
    .get();
  return paid !== undefined;
}

type Taken = { id: string; onHand: number; packs: number; byHand: number; ofNetwork: number };

/** The order `o` is of the shop, by a guest or an account that never paid. */
const isUnproven =
  sql.raw(`o.source = 'shop' and (o.user_id is null or not exists (select 1 from orders p
  where p.user_id = o.user_id and p.payment_status in ('paid', 'part_refunded', 'refunded')))`);

/** The cross join keeps SQLite from reading all movements of a product: the orders are few. */
function takenUnproven(from: Reader, productIds: string[], who: For): Map<string, Taken> {
  const ids = JSON.stringify(productIds);
  const rows = from.all<Taken>(sql`
    with taken as (
      select h.product_id, h.packs, o.network, 0 as by_hand
      from stock_holds h join orders o on o.id = h.order_id
      where h.product_id in (select value from json_each(${ids})) and h.until > ${who.now}
        and h.cart_id <> ${who.cartId} and ${isUnproven}
      union all
      select m.product_id, -m.packs, o.network, -m.packs
      from orders o cross join stock_movements m
      where o.payment_status = 'pending' and o.payment_method <> 'online' and o.status <> 'cancel'
        and o.status = 'Not Process' and o.payment_method in ('on-delivery', 'transfer')
        and o.confirmed_at is null and ${isUnproven}
        and m.order_id = o.id and m.product_id in (select value from json_each(${ids}))
    )
    select p.id, p.stock - p.aged_stock as "onHand", coalesce(sum(t.packs), 0) as packs,
      coalesce(sum(t.by_hand), 0) as "byHand",
      coalesce(sum(case when t.network = ${who.network ?? ""} then t.packs end), 0) as "ofNetwork"
    from ${products} p left join taken t on t.product_id = p.id
    where p.id in (select value from json_each(${ids})) and p.is_counted = 1
    group by p.id`);
  return new Map(rows.map((row) => [row.id, row]));
}
