import { and, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { batches } from "~/base/db/schema";

/** The next number of a month: after `26-11-A` comes `26-11-B`, after `26-11-Z` `26-11-AA`. `day`: one of it, `2026-11-12`. */
export function nextNumber(day: string, from: Reader = db): string {
  const month = `${day.slice(2, 7)}-`;
  const letters = from
    .select({ number: batches.number })
    .from(batches)
    .where(
      and(
        sql`${batches.number} collate nocase >= ${month}`,
        sql`${batches.number} collate nocase < ${`${month}\u{10FFFF}`}`,
      ),
    )
    .all()
    .map(({ number }) => number.slice(month.length).toUpperCase())
    .filter((letter) => /^[A-Z]{1,2}$/.test(letter));
  const last = letters.reduce((most, letter) => Math.max(most, placeOf(letter)), 0);
  return month + lettersAt(last + 1);
}

/** A → 1, Z → 26, AA → 27. */
const placeOf = (letters: string) =>
  [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0);

function lettersAt(place: number): string {
  const last = String.fromCharCode(65 + ((place - 1) % 26));
  return place > 26 ? lettersAt(Math.floor((place - 1) / 26)) + last : last;
}
