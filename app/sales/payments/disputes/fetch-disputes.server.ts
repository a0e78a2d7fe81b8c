import { inArray, sql } from "drizzle-orm";
import { db, write } from "~/base/db/connection.server";
import { disputes, isOpenDispute } from "~/base/db/schema";
import {
  disputeOf,
  disputesAtOnce,
  disputesFrom,
  type ProviderDispute,
} from "../provider/disputes.server";
import { ProviderError } from "../provider/provider.server";
import { takeIn } from "./receive-dispute.server";

/** More pages than this no shop has of disputes. */
const mostPages = 200;

/** Cases that the provider told of; new ones among them; ones that no sense can be made of. */
type Fetched = { seen: number; fresh: number; unreadable: number };

/**
 * Asks the provider for disputes: the newest, until a page has only decided cases that are known as they are; then each case that is open
 * here and was not among them; then those that payouts name and nobody told of. Throws `ProviderError`.
 */
export async function fetchDisputes(now = Date.now(), signal?: AbortSignal): Promise<Fetched> {
  const fetched: Fetched = { seen: 0, fresh: 0, unreadable: 0 };
  const asked = new Set<string>();
  for (let page = 0; page < mostPages; page += 1) {
    signal?.throwIfAborted();
    const list = await disputesFrom(page * disputesAtOnce);
    const readable = list.filter((told) => told !== null);
    fetched.unreadable += list.length - readable.length;
    const isNews = await store(readable, fetched, now);
    for (const { id } of readable) asked.add(id);
    if (list.length < disputesAtOnce || !isNews) break;
  }
  for (const id of [...openIds(), ...idsInPayouts()]) {
    signal?.throwIfAborted();
    if (asked.has(id)) continue;
    const told = await oneOrNone(id);
    if (told) await store([told], fetched, now);
  }
  return fetched;
}

/** Whether one of them is open or was not known as it is. */
async function store(list: ProviderDispute[], fetched: Fetched, now: number): Promise<boolean> {
  const ids = list.map(({ id }) => id);
  const rows = db.select().from(disputes).where(inArray(disputes.id, ids)).all();
  const known = new Map(rows.map((row) => [row.id, row.state]));
  fetched.seen += list.length;
  fetched.fresh += list.filter(({ id }) => !known.has(id)).length;
  // A decided case that is known as it is has nothing to say.
  const changed = list.filter(
    ({ id, state }) => known.get(id) !== state || !["won", "lost", "closed"].includes(state),
  );
  if (changed.length > 0)
    await write((tx) => {
      for (const told of changed) takeIn(tx, told, { at: now, via: "asked" }, now);
    });
  return changed.length > 0;
}

const openIds = (): string[] =>
  db
    .select({ id: disputes.id })
    .from(disputes)
    .where(isOpenDispute)
    .all()
    .map(({ id }) => id);

/** Cases that took money in a payout, and of which no message came. */
const idsInPayouts = (): string[] =>
  db
    .all<{ id: string }>(
      sql`select distinct dispute_id as id from payout_parts where dispute_id is not null
        and dispute_id not in (select id from disputes)`,
    )
    .map(({ id }) => id);

/** Null: the provider does not know the case, such as one from before its keys were changed. */
async function oneOrNone(id: string): Promise<ProviderDispute | null> {
  try {
    return await disputeOf(id);
  } catch (error) {
    if (
      error instanceof ProviderError &&
      error.status >= 400 &&
      error.status < 500 &&
      !error.isPassing &&
      error.status !== 401
    )
      return null;
    throw error;
  }
}
