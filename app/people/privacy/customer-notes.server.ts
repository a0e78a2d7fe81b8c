import { inArray } from "drizzle-orm";
import type { Reader, Writer } from "~/base/db/connection.server";
import { customerNotes } from "~/base/db/schema";
import { customerKey } from "~/base/lib/india/phone";
import { forIds, type KnownPerson } from "./person.server";

/** What the owner noted of the person, by the numbers of the account and of the orders. */
export function notesOf(reader: Reader, person: KnownPerson) {
  return forIds(keysOf(person), (some) =>
    reader.select().from(customerNotes).where(inArray(customerNotes.phone, some)).all(),
  );
}

/** Deletes these notes. */
export function eraseNotes(tx: Writer, person: KnownPerson): void {
  forIds(keysOf(person), (some) => {
    tx.delete(customerNotes).where(inArray(customerNotes.phone, some)).run();
    return [];
  });
}

/** The numbers of the account and of the orders, as notes and running accounts are found by them. */
export const keysOf = ({ numbers }: KnownPerson): string[] => [
  ...new Set(numbers.filter(Boolean).map(customerKey)),
];
