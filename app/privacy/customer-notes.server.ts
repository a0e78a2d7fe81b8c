import { inArray } from "drizzle-orm";
import type { Reader, Writer } from "~/db/connection.server";
import { customerNotes, orders } from "~/db/schema";
import { customerKey } from "~/lib/india/phone";
import { forIds, type KnownPerson } from "./person.server";

/** What the owner noted of the person, by the numbers of the account and of its orders. */
export function notesOf(reader: Reader, person: KnownPerson) {
  return forIds(keysOf(reader, person), (some) =>
    reader.select().from(customerNotes).where(inArray(customerNotes.phone, some)).all(),
  );
}

/** Deletes these notes; to be called while the person's orders still have their numbers. */
export function eraseNotes(tx: Writer, person: KnownPerson): void {
  forIds(keysOf(tx, person), (some) => {
    tx.delete(customerNotes).where(inArray(customerNotes.phone, some)).run();
    return [];
  });
}

function keysOf(reader: Reader, { user, orderIds }: KnownPerson): string[] {
  const ordered = forIds(orderIds, (some) =>
    reader.select({ phone: orders.buyerPhone }).from(orders).where(inArray(orders.id, some)).all(),
  );
  const phones = [...(user ? [user.phone] : []), ...ordered.map(({ phone }) => phone)];
  return [...new Set(phones.filter(Boolean).map(customerKey))];
}
