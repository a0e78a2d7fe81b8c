import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Reader, Writer } from "~/db/connection.server";
import { breaches, breachPersons } from "~/db/schema";
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
  return tx
    .update(breachPersons)
    .set({
      person: sql`'erased-' || lower(hex(randomblob(16)))`,
      email: "",
      name: "",
      phone: "",
      isToWrite: false,
    })
    .where(isOf(person))
    .returning()
    .all().length;
}

const isOf = ({ email, numbers }: KnownPerson) =>
  or(
    eq(breachPersons.email, email),
    and(
      eq(breachPersons.email, ""),
      ne(breachPersons.phone, ""),
      inArray(breachPersons.phone, numbers.filter(Boolean).slice(0, 500)),
    ),
  );
