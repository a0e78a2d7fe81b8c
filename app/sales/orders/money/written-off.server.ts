import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { db, type Reader, type Writer } from "~/base/db/connection.server";
import { orders, writeOffs } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { openTime } from "~/upkeep/month-lock/open-time.server";
import { type Order, orderById } from "../order.server";
import { owedFor } from "./owed.server";

type WrittenOff = (
  { orderId: string; khataId?: undefined } | { orderId?: undefined; khataId: string }
) & { amountPaise: number; reason: string; by: string };

/** Writes down that money is not expected any more, below zero that it is; nothing (0 paise) has no row. `now`: UTC ms. */
export function noteWrittenOff(tx: Writer, { by, ...row }: WrittenOff, now: number): void {
  if (row.amountPaise === 0) return;
  tx.insert(writeOffs)
    .values({ ...row, id: newId(), notedBy: by, createdAt: openTime(tx, now) })
    .run();
}

/** What is written off of the opening balances of a khata and of those that joined it, in paise. */
export const writtenOffOn = (khataId: string, from: Reader): number =>
  sumOf(
    sql`${writeOffs.khataId} in (select id from khatas where id = ${khataId} or joined_to = ${khataId})`,
    from,
  );

/** What was written off in a span (UTC ms), less what is owed again or came after all, in paise. */
export const writtenOffIn = ({ from, until }: { from: number; until: number }): number =>
  sumOf(and(gte(writeOffs.createdAt, from), lt(writeOffs.createdAt, until)), db);

function sumOf(which: SQL | undefined, from: Reader): number {
  const found = from
    .select({ paise: sql<number>`coalesce(sum(${writeOffs.amountPaise}), 0)` })
    .from(writeOffs)
    .where(which)
    .get();
  return found?.paise ?? 0;
}

/** Why an order owes money, or owes less; by whom. */
type Why = { reason: string; by: string };

/** Makes `paise` what is written off of an order: all that it still owes, or nothing. `now`: UTC ms. */
export function setWrittenOff(
  tx: Writer,
  { id, writtenOffAt }: Pick<Order, "id" | "writtenOffAt">,
  paise: number,
  why: Why,
  now: number,
): void {
  const amountPaise = paise - sumOf(eq(writeOffs.orderId, id), tx);
  noteWrittenOff(tx, { orderId: id, amountPaise, ...why }, now);
  tx.update(orders)
    .set({ writtenOffAt: paise === 0 ? null : (writtenOffAt ?? now) })
    .where(eq(orders.id, id))
    .run();
}

/**
 * Of an order that is written off: what is written off becomes what it owes now, after money came or went, or packs came back. Does nothing
 * for other orders. `now`: UTC ms.
 */
export function settleWrittenOff(tx: Writer, orderId: string, why: Why, now: number): void {
  const order = orderById(orderId, tx);
  if (order && order.writtenOffAt !== null) setWrittenOff(tx, order, owedFor(order, tx), why, now);
}
