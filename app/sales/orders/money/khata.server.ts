import { eq, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Reader, Writer } from "~/base/db/connection.server";
import { khataOpenings, khatas, moneyReceived } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { indianMobile } from "~/base/lib/india/phone";
import type { Order } from "../order.server";
import { noteMoney } from "./money-received.server";
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

/** The id of this buyer's running account, or of the one that it joined; null: there is none yet, or the buyer can have none. */
export function khataOf(buyer: Buyer, from: Reader): string | null {
  const key = keyOf(buyer);
  if (key === null) return null;
  const found = from
    .select({ id: khatas.id, joinedTo: khatas.joinedTo })
    .from(khatas)
    .where(key.userId === null ? eq(khatas.mobile, key.mobile) : eq(khatas.userId, key.userId))
    .get();
  return found ? (found.joinedTo ?? found.id) : null;
}

/** The running account that this one joined; null: none. */
export const joinedTo = (khataId: string, from: Reader): string | null =>
  from.select({ to: khatas.joinedTo }).from(khatas).where(eq(khatas.id, khataId)).get()?.to ?? null;

/** Whether a row belongs to a running account, or to one that joined it. `column`: its `khata_id`. */
export const isOfKhata = (column: AnySQLiteColumn, khataId: string): SQL =>
  sql`${column} in (select id from khatas where id = ${khataId} or joined_to = ${khataId})`;

/** One of the accounts and mobile numbers that have a running account together. */
export type KhataKey = { userId: string | null; mobile: string | null };

/** The accounts and mobile numbers that have this running account; more than one where others joined it. */
export const keysOfKhata = (khataId: string, from: Reader): KhataKey[] =>
  from
    .select({ userId: khatas.userId, mobile: khatas.mobile })
    .from(khatas)
    .where(isOfKhata(khatas.id, khataId))
    .all();

/** What came on a running account that joined another one moves there: nothing more of it is used here. `now`: UTC ms. */
export function moveToJoined(tx: Writer, khataId: string, by: string, now: number): void {
  const to = joinedTo(khataId, tx);
  const paise = cameOn(khataId, tx);
  if (to === null || paise === 0) return;
  const row = { way: "credit", reference: null, note: "one khata", by } as const;
  const id = noteMoney(tx, { ...row, khataId, amountPaise: -paise }, now);
  noteMoney(tx, { ...row, khataId: to, amountPaise: paise, receiptId: id }, now);
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

/** What came on a running account for no order, less what went from it, in paise; without those that joined it. */
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
    .where(isOfKhata(khataOpenings.khataId, khataId))
    .get();
  const came = from
    .select({ paise: sql<number>`coalesce(sum(${moneyReceived.amountPaise}), 0)` })
    .from(moneyReceived)
    .where(isOfKhata(moneyReceived.khataId, khataId))
    .get();
  const left = (owed?.paise ?? 0) - (came?.paise ?? 0) - writtenOffOn(khataId, from);
  return { openingLeftPaise: Math.max(0, left), creditPaise: Math.max(0, -left) };
}

/** What this buyer has in hand with the shop, and no order has used yet, in paise. */
export function creditOf(buyer: Buyer, from: Reader): number {
  const id = khataOf(buyer, from);
  return id === null ? 0 : standOf(id, from).creditPaise;
}
