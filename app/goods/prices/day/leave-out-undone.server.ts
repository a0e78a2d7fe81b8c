import { and, eq, gte, sql } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { isListed, isOpen, priceHistory } from "~/base/db/schema";
import { day } from "~/base/lib/time";

/**
 * Marks the prices that these packs have now as undone, in the transaction that puts the earlier ones back and before it does: a slip
 * is no "lowest in the 30 days before", and the price after it is not "lowered". A price that somebody ordered at, through whichever
 * door, or that stood for more than a day, was a real offer: rule 4(13) of the Consumer Protection (E-Commerce) Rules wants it
 * counted, however it came about. `now`: UTC ms.
 */
export function leaveOutUndone(
  tx: Writer,
  packs: { id: string; pricePaise: number }[],
  now: number,
): void {
  const runs = packs
    .map((pack) => ({ ...pack, since: heldSince(tx, pack) }))
    .filter(({ since }) => since >= now - day);
  const ordered = lastOrders(tx, Math.min(...runs.map(({ since }) => since)));
  for (const { id, pricePaise, since } of runs) {
    if ((ordered.get(`${id} ${pricePaise}`) ?? -Infinity) >= since) continue;
    const isOfIt = and(eq(priceHistory.productId, id), gte(priceHistory.at, since));
    tx.update(priceHistory).set({ undone: true }).where(isOfIt).run();
  }
}

/** From when on (UTC ms) a pack has cost what it does, whatever its MRP was meanwhile. */
const heldSince = (tx: Writer, { id, pricePaise }: { id: string; pricePaise: number }): number =>
  tx.get<{ at: number | null }>(sql`
    select min(at) as at from price_history where product_id = ${id} and at > coalesce(
      (select max(at) from price_history where product_id = ${id} and price_paise <> ${pricePaise}), -1)`)
    .at ?? -Infinity;

/** When (UTC ms) each pack was last ordered at each price, by both, in the orders since then; also in those that wait for money. */
function lastOrders(tx: Writer, since: number): Map<string, number> {
  if (since === Infinity) return new Map();
  // Two legs, each with an index of its own; an open order was changed no earlier than it was made.
  const rows = tx.all<{ key: string; at: number }>(sql`
    select line.product_id || ' ' || line.unit_price_paise as key, max(placed.created_at) as at
    from (select id, created_at from orders where ${isListed} and created_at >= ${since}
      union select id, created_at from orders where ${isOpen} and updated_at >= ${since}) as placed
      cross join order_lines line on line.order_id = placed.id
    group by 1`);
  return new Map(rows.map(({ key, at }) => [key, at]));
}
