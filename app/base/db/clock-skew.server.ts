import { and, gt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { db, write } from "./connection.server";

/**
 * Reschedules rows to `now` that are due (`column`, UTC ms) further ahead than `furthest` ms: the clock has been set back since.
 * `of` selects the rows. Writes only when there are such rows.
 */
export async function rescheduleFuture(
  { table, column, of }: { table: SQLiteTable; column: SQLiteColumn; of: SQL | undefined },
  furthest: number,
  now: number,
): Promise<void> {
  const isTooFar = and(of, gt(column, now + furthest));
  const found = db
    .select({ found: sql`1` })
    .from(table)
    .where(isTooFar)
    .limit(1)
    .get();
  if (!found) return;
  await write((tx) =>
    tx
      .update(table)
      .set(rescheduled(table, column, now))
      .where(isTooFar)
      .run(),
  );
}

function rescheduled(
  table: SQLiteTable,
  column: SQLiteColumn,
  now: number,
): Record<string, number> {
  const name = Object.entries(table).find(([, one]) => one === column)?.[0];
  if (name === undefined) throw new TypeError(`${column.name} is not a column of this table`);
  return { [name]: now };
}
