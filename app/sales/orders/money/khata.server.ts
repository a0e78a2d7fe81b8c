import { eq, sql } from "drizzle-orm";
import type { Reader, Writer } from "~/base/db/connection.server";
import { khatas, moneyReceived } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { indianMobile } from "~/base/lib/india/phone";
import type { Order } from "../order.server";

/** Whose running account it is: of the account that ordered, or of a guest's mobile number; null: of nobody. */
function keyOf({ userId, buyerPhone }: Buyer) {
  if (userId !== null) return { userId, mobile: null };
  const mobile = indianMobile(buyerPhone);
  return mobile === null ? null : { userId: null, mobile };
}

type Buyer = Pick<Order, "userId" | "buyerPhone">;

/** The id of this buyer's running account; null: there is none yet, or the buyer can have none. */
export function khataOf(buyer: Buyer, from: Reader): string | null {
  const key = keyOf(buyer);
  if (key === null) return null;
  const found = from
    .select({ id: khatas.id })
    .from(khatas)
    .where(key.userId === null ? eq(khatas.mobile, key.mobile) : eq(khatas.userId, key.userId))
    .get();
  return found?.id ?? null;
}

/** The same, opened if there is none yet; null: a buyer with neither account nor mobile number has none. `now`: UTC ms. */
export function openKhata(tx: Writer, buyer: Buyer, now: number): string | null {
  const key = keyOf(buyer);
  if (key === null) return null;
  const found = khataOf(buyer, tx);
  if (found !== null) return found;
  const id = newId();
  tx.insert(khatas)
    .values({ ...key, id, createdAt: now })
    .run();
  return id;
}

/** Whether this buyer can have a running account. */
export const canHaveKhata = (buyer: Buyer): boolean => keyOf(buyer) !== null;

/** What this buyer has in hand with the shop, and no order has used yet, in paise. */
export function creditOf(buyer: Buyer, from: Reader): number {
  const id = khataOf(buyer, from);
  return id === null ? 0 : creditIn(id, from);
}

/** The same by the id of the running account. */
export function creditIn(khataId: string, from: Reader): number {
  const sum = from
    .select({ paise: sql<number>`coalesce(sum(${moneyReceived.amountPaise}), 0)` })
    .from(moneyReceived)
    .where(eq(moneyReceived.khataId, khataId))
    .get();
  return sum?.paise ?? 0;
}
