import { and, eq, isNull } from "drizzle-orm";
import type { Writer } from "~/db/connection.server";
import { couponUses } from "~/db/schema";

type Use = { orderId: string; couponId: string; userId: string | null; phone: string };

/** Counts an order's use of its coupon, from the moment it is placed. Counting it twice changes nothing. `now`: UTC ms. */
export function countUse(tx: Writer, use: Use, now: number): void {
  tx.insert(couponUses)
    .values({ ...use, createdAt: now })
    .onConflictDoUpdate({ target: couponUses.orderId, set: { givenBackAt: null } })
    .run();
}

/** Gives back the use of an order that lapsed or was cancelled unpaid. `now`: UTC ms. */
export function giveBackUse(tx: Writer, orderId: string, now: number): void {
  tx.update(couponUses)
    .set({ givenBackAt: now })
    .where(and(eq(couponUses.orderId, orderId), isNull(couponUses.givenBackAt)))
    .run();
}
