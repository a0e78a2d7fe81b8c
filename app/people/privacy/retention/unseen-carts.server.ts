import { and, eq, gt, inArray, isNull, lt, notExists, sql } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { cartLines, carts } from "~/base/db/schema";
import { day } from "~/base/lib/time";

/** How long (ms) guests' carts are kept that are empty, or whose cookie never came back (`sales/cart/unseen-carts.server.ts`). */
const keptUnseen = 2 * day;
/** How long (ms) after that a cart is looked at: whether it is empty is read from its lines, and emptying it is a change. */
const lookedAt = 7 * day;

/** Removes guests' carts that nobody needs any more: at most `most`; returns how many. `now`: UTC ms. */
export function removeUnseen(tx: Writer, now: number, most: number): number {
  const isOld = and(isNull(carts.userId), lt(carts.updatedAt, now - keptUnseen));
  const unseen = tx
    .select({ id: carts.id })
    .from(carts)
    // A literal, so that its index is used.
    .where(and(isOld, sql`${carts.isSeen} = 0`))
    .limit(most);
  const removed = tx.delete(carts).where(inArray(carts.id, unseen)).run().changes;
  if (removed === most) return removed;
  const line = tx
    .select({ id: cartLines.id })
    .from(cartLines)
    .where(eq(cartLines.cartId, carts.id));
  const empty = tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(isOld, gt(carts.updatedAt, now - keptUnseen - lookedAt), notExists(line)))
    .limit(most - removed);
  return removed + tx.delete(carts).where(inArray(carts.id, empty)).run().changes;
}
