import { and, eq, inArray, isNull, lt, ne, or, sql, type SQLWrapper } from "drizzle-orm";
import type { Reader, Writer } from "~/base/db/connection.server";
import { breaches, breachPersons } from "~/base/db/schema";
import type { KnownPerson } from "../person.server";

/** In which breaches the person was touched, and when they were told. */
export function breachesOf(reader: Reader, person: KnownPerson) {
  return reader
    .select({
      title: breaches.title,
      noticedAt: breaches.noticedAt,
      name: breachPersons.name,
      email: breachPersons.email,
      phone: breachPersons.phone,
      letterAt: breachPersons.letterAt,
    })
    .from(breachPersons)
    .innerJoin(breaches, eq(breaches.id, breachPersons.breachId))
    .where(isOf(person))
    .all();
}

/** Takes the person out of the lists of whom a breach touched; that somebody was told stays. Returns how many rows. */
export function eraseFromBreaches(tx: Writer, person: KnownPerson): number {
  return tx.update(breachPersons).set(nobody).where(isOf(person)).returning().all().length;
}

/**
 * The same for all who were told, or added without a letter to write, before `before` (UTC ms): at most `most` rows of these breaches
 * (a query of their ids). Returns how many.
 */
export function forgetTouchedBy(tx: Writer, ids: SQLWrapper, before: number, most: number): number {
  const due = tx
    .select({ row: sql`rowid` })
    .from(breachPersons)
    .where(
      and(
        inArray(breachPersons.breachId, ids),
        or(ne(breachPersons.email, ""), ne(breachPersons.phone, ""), ne(breachPersons.name, "")),
        or(
          lt(breachPersons.letterAt, before),
          and(
            isNull(breachPersons.letterAt),
            eq(breachPersons.isToWrite, false),
            lt(breachPersons.createdAt, before),
          ),
        ),
      ),
    )
    .limit(most);
  return tx
    .update(breachPersons)
    .set(nobody)
    .where(inArray(sql`rowid`, due))
    .run().changes;
}

const nobody = {
  person: sql`'erased-' || lower(hex(randomblob(16)))`,
  email: "",
  name: "",
  phone: "",
  isToWrite: false,
};

const isOf = ({ email, numbers }: KnownPerson) =>
  or(
    eq(breachPersons.email, email),
    and(
      eq(breachPersons.email, ""),
      ne(breachPersons.phone, ""),
      inArray(breachPersons.phone, numbers.filter(Boolean).slice(0, 500)),
    ),
  );
