import { and, asc, count, desc, gt, lt, lte, type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { batches, products } from "~/base/db/schema";
import { dayOf } from "~/base/lib/days";
import { pageWithin } from "~/base/lib/page-number";
import { day } from "~/base/lib/time";
import { ageingDays, type BatchFilter } from "./batch-filter";
import { batchRows } from "./batch-rows.server";

const pageSize = 30;

/** One page (from 1) of the batches, newest first, those that age by their day. A page past the end is the last. `now`: UTC ms. */
export function batchesPage(filter: BatchFilter, page: number, now = Date.now()) {
  const where = matching(filter, now);
  const row = db.select({ total: count() }).from(batches).where(where).get();
  const { offset, ...place } = pageWithin(row?.total ?? 0, page, pageSize);
  const isByDay = filter.state === "soon" || filter.state === "old";
  const list = batchRows()
    .where(where)
    .orderBy(
      ...(isByDay
        ? [asc(batches.bestBefore), asc(batches.id)]
        : [desc(batches.createdAt), desc(batches.id)]),
    )
    .limit(pageSize)
    .offset(offset)
    .all();
  return { ...place, batches: list };
}

/** Batches of which there are packs that can no longer be sold. */
export function batchesTooOld(): number {
  const where = and(sql`is_aged = 1`, gt(batches.packs, 0));
  return db.select({ total: count() }).from(batches).where(where).get()?.total ?? 0;
}

function matching({ q, state, product }: BatchFilter, now: number): SQL | undefined {
  const number = sql`${batches.number} collate nocase`;
  return and(
    q ? sql`${number} >= ${q} and ${number} < ${`${q}\u{10FFFF}`}` : undefined,
    product
      ? sql`${batches.productId} = (select ${products.id} from ${products} where ${products.slug} = ${product})`
      : undefined,
    ...ofState(state, now),
  );
}

function ofState(state: BatchFilter["state"], now: number) {
  switch (state) {
    case "soon": {
      const until = dayOf(now + ageingDays * day);
      // A literal: only then the partial index is used.
      return [sql`is_aged = 0`, lt(batches.bestBefore, until), gt(batches.packs, 0)];
    }
    case "old":
      return [sql`is_aged = 1`, gt(batches.packs, 0)];
    case "recalled":
      // By either literal the partial index of what is off sale is used.
      return [sql`(is_aged = 1 or is_recalled = 1) and is_recalled = 1`];
    case "empty":
      return [lte(batches.packs, 0)];
    default:
      return [];
  }
}
