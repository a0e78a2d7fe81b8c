import { and, asc, eq, gt, sql } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, write } from "~/base/db/connection.server";
import { breachPersons } from "~/base/db/schema";
import { csvLines } from "~/base/lib/csv/csv";
import { dateTime } from "~/base/lib/dates";
import { sheetPhone } from "~/base/lib/india/phone";
import type { Breach } from "./breaches.server";
import type { Told } from "./told";

const count = (which: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${which})`;

/** How far the letters of a breach have come. */
export function toldOf(breachId: string): Told {
  const row = db
    .select({
      all: sql<number>`count(*)`,
      written: count(sql`letter_at is not null`),
      waiting: count(sql`letter_at is null and email <> ''`),
      unreachable: count(sql`letter_at is null and email = '' and phone <> ''`),
    })
    .from(breachPersons)
    .where(eq(breachPersons.breachId, breachId))
    .get();
  return row ?? { all: 0, written: 0, waiting: 0, unreachable: 0 };
}

/** The first people on the list, by address. */
export const somePersons = (breachId: string, most: number) =>
  db
    .select()
    .from(breachPersons)
    .where(eq(breachPersons.breachId, breachId))
    .orderBy(asc(breachPersons.person))
    .limit(most)
    .all();

/** Everybody on the list, as CSV; writes an audit entry. */
export async function personsAsCsv(
  { id, title }: Breach,
  actor: Actor,
): Promise<AsyncGenerator<string>> {
  const after = { persons: toldOf(id).all };
  const subject = { id, name: title };
  await write((tx) => recordChange(tx, { actor, action: "breach.export", subject, after }));
  return linesOf(id);
}

const pageSize = 500;

async function* linesOf(id: string) {
  yield csvLines([["Name", "Email", "Phone", "Language", "Letter written"]]);
  let last = "";
  for (;;) {
    const rows = db
      .select()
      .from(breachPersons)
      .where(and(eq(breachPersons.breachId, id), gt(breachPersons.person, last)))
      .orderBy(asc(breachPersons.person))
      .limit(pageSize)
      .all();
    const end = rows.at(-1);
    if (!end) return;
    last = end.person;
    yield csvLines(
      rows.map(({ name, email, phone, language, letterAt }) => [
        name,
        email,
        sheetPhone(phone),
        language,
        letterAt === null ? "" : dateTime(letterAt),
      ]),
    );
  }
}
