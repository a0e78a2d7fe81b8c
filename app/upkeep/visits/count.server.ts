import { lt, sql } from "drizzle-orm";
import { writeLightly, type Writer } from "~/base/db/connection.server";
import { products, visitCounts } from "~/base/db/schema";
import { dayNumber } from "~/base/lib/day-count";
import { log } from "~/base/lib/log/log.server";
import { minute } from "~/base/lib/time";
import { countedAs, type Seen } from "./seen";

/** What is counted: as the table has it, but a look has the product's slug until it is stored. */
type Row = typeof visitCounts.$inferInsert;

/** Different ones that wait in memory at most: a flood of names is not counted. */
const mostWaiting = 2000;
/** Words of campaigns of one day, and those that wait. */
const mostCampaigns = 30;

/** Days that the numbers are kept: a year, and the month to compare it with. */
const keptDays = 400;

const waiting = new Map<string, Row>();
let campaigns = 0;
let timer: NodeJS.Timeout | undefined;

/** Counts a page, or its data, that was given; stored within a minute. `now`: UTC ms. */
export function countSeen(seen: Seen, now = Date.now()): void {
  const counted = countedAs(seen);
  if (!counted) return;
  const day = dayNumber(now);
  if (counted.source) count({ day, kind: "visit", name: counted.source, times: 1 });
  if (counted.campaign) count({ day, kind: "campaign", name: counted.campaign, times: 1 });
  if (counted.product) count({ day, kind: "look", name: counted.product, times: 1 });
}

/** Counts products (ids) that came into a cart. `now`: UTC ms. */
export function countAdded(productIds: string[], now = Date.now()): void {
  const day = dayNumber(now);
  for (const name of productIds) count({ day, kind: "add", name, times: 1 });
}

function count(row: Row): void {
  const key = `${row.day} ${row.kind} ${row.name}`;
  const before = waiting.get(key);
  if (before) before.times += row.times;
  else if (waiting.size < mostWaiting && hasRoom(row)) waiting.set(key, row);
  timer ??= setTimeout(() => void storeVisits(), minute).unref();
}

function hasRoom({ kind }: Row): boolean {
  if (kind !== "campaign") return true;
  campaigns += 1;
  return campaigns <= mostCampaigns;
}

/** Adds what was counted since the last time to the numbers of the days; also when the shop stops. */
export async function storeVisits(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const rows = [...waiting.values()];
  waiting.clear();
  campaigns = 0;
  if (rows.length === 0) return;
  try {
    await writeLightly((tx) => add(tx, rows));
  } catch (error) {
    // A full disk, a lock, a restore: they wait for the next minute.
    rows.forEach(count);
    log.warn({ err: error }, "Visits could not be stored");
  }
}

/** One statement: looks find their product, names of campaigns go as far as there is room. */
function add(tx: Writer, rows: Row[]): void {
  tx.run(sql`
    insert into ${visitCounts} (day, kind, name, times)
    select day, kind, name, sum(times) from (
      select value ->> 'day' as day, value ->> 'kind' as kind, value ->> 'times' as times,
        case value ->> 'kind'
          when 'look' then (select id from ${products} where slug = value ->> 'name')
          else value ->> 'name' end as name
      from json_each(${JSON.stringify(rows)})
    ) counted
    where name is not null and (kind <> 'campaign' or ${hasPlace})
    group by 1, 2, 3
    on conflict do update set times = times + excluded.times`);
}

/** A campaign that the day has already, or one of the first. */
const hasPlace = sql`(
  exists (select 1 from visit_counts v
    where v.day = counted.day and v.kind = 'campaign' and v.name = counted.name)
  or (select count(*) from visit_counts v where v.day = counted.day and v.kind = 'campaign') < ${mostCampaigns})`;

/** Forgets numbers of long ago, at most `most` rows; returns how many. `now`: UTC ms. */
export function forgetOldVisits(tx: Writer, now: number, most: number): number {
  const due = tx
    .select({ key: sql`rowid` })
    .from(visitCounts)
    .where(lt(visitCounts.day, dayNumber(now) - keptDays))
    .limit(most);
  return tx
    .delete(visitCounts)
    .where(sql`rowid in ${due}`)
    .run().changes;
}
