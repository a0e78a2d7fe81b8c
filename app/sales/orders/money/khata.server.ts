import { eq, sql } from "drizzle-orm";
import type { Reader, Writer } from "~/base/db/connection.server";
import { khataOpenings, khatas, moneyReceived } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { indianMobile } from "~/base/lib/india/phone";
import type { Order } from "../order.server";
import { writtenOffOn } from "./written-off.server";

/** Who ordered: whose running account it is. */
export type Buyer = Pick<Order, "userId" | "buyerPhone">;

/** Of the account that ordered, or of a guest's mobile number; null: of nobody. */
function keyOf({ userId, buyerPhone }: Buyer) {
  if (userId !== null) return { userId, mobile: null };
  const mobile = indianMobile(buyerPhone);
  return mobile === null ? null : { userId: null, mobile };
}

/** What tells running accounts apart: the account's id, or the mobile number; null: the buyer can have none. */
export function khataKey(buyer: Buyer): string | null {
  const key = keyOf(buyer);
  return key && (key.userId ?? key.mobile);
}

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

/** What came on a running account for no order, less what went from it, in paise. */
export function cameOn(khataId: string, from: Reader): number {
  const came = from
    .select({ paise: sql<number>`coalesce(sum(${moneyReceived.amountPaise}), 0)` })
    .from(moneyReceived)
    .where(eq(moneyReceived.khataId, khataId))
    .get();
  return came?.paise ?? 0;
}

/**
 * What a running account holds beside its orders, in paise: what is left to pay of its opening balance and is not written off, or the credit that no order has
 * used. One of them is 0: money on the account pays the opening balance first.
 */
export function standOf(
  khataId: string,
  from: Reader,
): { openingLeftPaise: number; creditPaise: number } {
  const owed = from
    .select({ paise: sql<number>`coalesce(sum(${khataOpenings.amountPaise}), 0)` })
    .from(khataOpenings)
    .where(eq(khataOpenings.khataId, khataId))
    .get();
  const left = (owed?.paise ?? 0) - cameOn(khataId, from) - writtenOffOn(khataId, from);
  return { openingLeftPaise: Math.max(0, left), creditPaise: Math.max(0, -left) };
}

/** What this buyer has in hand with the shop, and no order has used yet, in paise. */
export function creditOf(buyer: Buyer, from: Reader): number {
  const id = khataOf(buyer, from);
  return id === null ? 0 : standOf(id, from).creditPaise;
}
