import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import { breachPersons, enquiries, orders, quotes, stockAlerts, users } from "~/base/db/schema";
import { breachById } from "./breaches.server";
import type { Selection } from "./selection";

/**
 * Adds whom a selection means to the list of a breach, each person once however often they are found. Returns how many are new; null: no
 * such breach. `now`: UTC ms.
 */
export function addTouched(
  id: string,
  selection: Selection,
  actor: Actor,
  now = Date.now(),
): Promise<number | null> {
  return write((tx) => {
    const breach = breachById(id, tx);
    if (!breach) return null;
    const added = sourcesOf(selection).reduce(
      (sum, source) => sum + addFrom(tx, id, source, now),
      0,
    );
    const { who, from, until } = selection;
    const after = { who, from, until, added };
    const subject = { id, name: breach.title };
    recordChange(tx, { actor, action: "breach.persons", subject, after });
    return added;
  });
}

/** Takes everybody off the list to whom no letter went. Returns how many. */
export function clearTouched(id: string, actor: Actor): Promise<number> {
  return write((tx) => {
    const waiting = and(eq(breachPersons.breachId, id), isNull(breachPersons.letterAt));
    const taken = tx.delete(breachPersons).where(waiting).run().changes;
    const name = breachById(id, tx)?.title ?? "";
    recordChange(tx, { actor, action: "breach.persons", subject: { id, name }, after: { taken } });
    return taken;
  });
}

/** Selects email, name, phone, language and time (`at`). */
type Source = SQL;

/** One row for each person of the source, with their newest words; the e-mail names a person, else the number. */
function addFrom(tx: Writer, breachId: string, source: Source, now: number): number {
  return tx.run(sql`
    insert into ${breachPersons} (breach_id, person, email, name, phone, language, created_at)
    select ${breachId}, person, email, name, phone, language, ${now} from (
      select case when email <> '' then email else 'phone:' || phone end as person,
        email, name, phone, language, max(at)
      from (${source})
      where (email <> '' or phone <> '') and email not like '%@erased.invalid'
      group by 1
    ) where true
    on conflict do nothing`).changes;
}

function sourcesOf({ who, from, until, emails }: Selection): Source[] {
  const within = (column: SQL) =>
    sql`${column} >= ${from ?? 0} and ${column} < ${until ?? Number.MAX_SAFE_INTEGER}`;
  const accounts = sql`select email, name, phone, language, created_at as at from ${users}`;
  const ordered = sql`select lower(trim(buyer_email)) as email, buyer_name as name, buyer_phone as phone, language, created_at as at from ${orders} where ${within(sql`created_at`)}`;
  const wrote = sql`select lower(trim(email)) as email, name, phone, 'en' as language, created_at as at from ${enquiries} where ${within(sql`created_at`)}`;
  const quoted = sql`select lower(trim(email)) as email, name, phone, 'en' as language, created_at as at from ${quotes} where ${within(sql`created_at`)}`;
  const alerted = sql`select email, '' as name, '' as phone, language, created_at as at from ${stockAlerts}`;
  switch (who) {
    case "everybody":
      return [accounts, ordered, wrote, quoted, alerted];
    case "accounts":
      return [accounts];
    case "orders":
      return [ordered];
    case "enquiries":
      return [wrote];
    case "quotes":
      return [quoted];
    case "alerts":
      return [alerted];
    case "listed":
      return [
        sql`select value as email, coalesce(u.name, '') as name, '' as phone, coalesce(u.language, 'en') as language, 0 as at
          from json_each(${JSON.stringify(emails)}) left join ${users} u on u.email = value`,
      ];
  }
}
