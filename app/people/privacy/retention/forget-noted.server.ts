import { and, inArray, lt, notExists, eq } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { breaches, customerNotes, orders } from "~/base/db/schema";
import { forgetTouchedBy } from "../breaches/persons.server";
import { aYear, booksKeptFrom } from "./how-long";

/** What the owner noted of people, at most `most` rows at once; each returns how many. `now`: UTC ms. */

/** Notes older than the books, of numbers that no order has any more. */
export function forgetOldNotes(tx: Writer, now: number, most: number): number {
  const ofNumber = tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.buyerPhone, customerNotes.phone));
  const due = tx
    .select({ phone: customerNotes.phone })
    .from(customerNotes)
    .where(and(lt(customerNotes.updatedAt, booksKeptFrom(now)), notExists(ofNumber)))
    .limit(most);
  return tx.delete(customerNotes).where(inArray(customerNotes.phone, due)).run().changes;
}

/** Who was touched by breaches that are more than a year old. */
export function forgetTouched(tx: Writer, now: number, most: number): number {
  const old = tx
    .select({ id: breaches.id })
    .from(breaches)
    .where(lt(breaches.createdAt, now - aYear));
  return forgetTouchedBy(tx, old, now - aYear, most);
}
