import { and, countDistinct, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { sealed } from "~/people/accounts/sign-in/attempts.server";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { insertRow, placeholder, prepared } from "~/base/db/prepared.server";
import { type orders, stockHolds } from "~/base/db/schema";
import { isOwnMachine, networkOf } from "~/base/lib/http/network";
import { hour, minute } from "~/base/lib/time";
import type { Wanted } from "./allot";
import { packsFor } from "./available.server";
import { noteBeingPaid } from "./being-paid.server";

/** How long (ms) packs are held while a payment is open, and how long a cart has to wait for the next hold. */
export const heldFor = 15 * minute;
const notAgainFor = hour;

/** Most carts of one network that hold packs at a time. */
const holdsPerNetwork = 3;

type Order = Pick<typeof orders.$inferSelect, "id" | "cartId">;

/**
 * Holds packs for an order while it is paid. A cart has one hold: another order of it takes it over, until the same time. Without a right
 * to a hold (the cart had one within the hour, or the network has 3) the order is not held. `counted`: what it wants of counted
 * products, of which packs or parts are held as they would be taken; `address`: the caller's IP address, if there is a limit; `now`: UTC ms.
 */
export function holdPacks(
  tx: Writer,
  { id: orderId, cartId }: Order,
  counted: Wanted[],
  address: string | undefined,
  now: number,
): void {
  if (counted.length === 0) return;
  const hold = rightTo(tx, cartId, address, now);
  if (!hold) return;
  const held = packsFor(tx, counted, { cartId, now });
  endHoldOf(tx).run({ cartId });
  for (const [productId, packs] of held)
    insertRow(tx, stockHolds, { cartId, productId, orderId, packs, ...hold });
  noteBeingPaid(tx, [...held.keys()], now);
}

const endHoldOf = prepared((tx: Writer) =>
  tx
    .delete(stockHolds)
    .where(eq(stockHolds.cartId, placeholder("cartId")))
    .prepare(),
);

/** The hold that a cart has or may begin; null: none. */
function rightTo(tx: Writer, cartId: string, address: string | undefined, now: number) {
  const known = holdOf(tx).get({ cartId });
  if (known && known.until > now) return known;
  if (known && known.createdAt > now - notAgainFor) return null;
  const fresh = { until: now + heldFor, network: sealedNetwork(address), createdAt: now };
  const isLimited = address !== undefined && !isOwnMachine(address);
  if (isLimited && cartsHolding(tx, fresh.network, now) >= holdsPerNetwork) return null;
  return fresh;
}

const holdOf = prepared((tx: Writer) => {
  const { until, network, createdAt } = stockHolds;
  return tx
    .select({ until, network, createdAt })
    .from(stockHolds)
    .where(eq(stockHolds.cartId, placeholder("cartId")))
    .prepare();
});

/** A keyed hash of the network that an IP address belongs to, never the address itself. */
export const sealedNetwork = (address: string | undefined): string =>
  sealed(`hold:${address === undefined ? "unknown" : networkOf(address)}`);

function cartsHolding(tx: Writer, network: string, now: number): number {
  const row = tx
    .select({ carts: countDistinct(stockHolds.cartId) })
    .from(stockHolds)
    .where(and(eq(stockHolds.network, network), gt(stockHolds.until, now)))
    .get();
  return row?.carts ?? 0;
}

/** The packs that a cart holds, by product: parts, where these would be taken. `now`: UTC ms. */
export function heldBy(from: Reader, cartId: string, now: number): Map<string, number> {
  const rows = from
    .select({ productId: stockHolds.productId, packs: stockHolds.packs })
    .from(stockHolds)
    .where(and(eq(stockHolds.cartId, cartId), gt(stockHolds.until, now)))
    .all();
  return new Map(rows.map(({ productId, packs }) => [productId, packs]));
}

/** Ends a hold once the order took its packs or needs none, so that its cart may hold others. */
export function dropHolds(tx: Writer, orderId: string): void {
  dropped(tx).run({ orderId });
}

const dropped = prepared((tx: Writer) =>
  tx
    .delete(stockHolds)
    .where(eq(stockHolds.orderId, placeholder("orderId")))
    .prepare(),
);

/** These orders lapsed: others may have the packs, but the cart gets no other hold within the hour. `now`: UTC ms. */
export function endHolds(tx: Writer, orderIds: string[], now: number): void {
  tx.update(stockHolds)
    .set({ until: sql`max(${stockHolds.createdAt} + 1, ${now})` })
    .where(and(inArray(stockHolds.orderId, orderIds), gt(stockHolds.until, now)))
    .run();
}

/**
 * Ends the newest holds of a product that its packs on hand no longer cover, because many of them went off sale at once: a payment
 * that is still to come then finds too few. `now`: UTC ms.
 */
export function endUncoveredHolds(tx: Writer, productId: string, now: number): void {
  const covered = sql`(select stock - aged_stock from products where id = ${productId})`;
  const uncovered = sql`(select cart_id from (
    select cart_id, sum(packs) over (order by created_at, cart_id) as so_far from stock_holds
    where product_id = ${productId} and until > ${now}) where so_far > ${covered})`;
  tx.delete(stockHolds)
    .where(and(eq(stockHolds.productId, productId), inArray(stockHolds.cartId, uncovered)))
    .run();
  noteBeingPaid(tx, [productId], now);
}

/** Forgets holds that no longer count, nor keep a cart from another one. Looks before it writes. `now`: UTC ms. */
export async function sweepHolds(now = Date.now()): Promise<void> {
  const isOver = lt(stockHolds.createdAt, now - notAgainFor);
  const some = db.select({ cartId: stockHolds.cartId }).from(stockHolds).where(isOver).get();
  if (some) await write((tx) => void tx.delete(stockHolds).where(isOver).run());
}
