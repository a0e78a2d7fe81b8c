import { and, gt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { db, write } from "./connection.server";

/**
 * Brings rows forward to `now` whose turn (`column`, UTC ms) is further ahead than any is ever planned (`furthest` ms): they
 * were planned before the clock was set back, and would wait as long as it was set back. Only the rows `of` a kind. Writes
 * only when there are such rows.
 */
export async function rescheduleFuture(
  { table, column, of }: { table: SQLiteTable; column: SQLiteColumn; of: SQL | undefined },
  furthest: number,
  now: number,
): Promise<void> {
  const planned = and(of, gt(column, now + furthest));
  const found = db
    .select({ found: sql`1` })
    .from(table)
    .where(planned)
    .limit(1)
    .get();
  if (!found) return;
  await write((tx) =>
    tx
      .update(table)
      .set(planOf(table, column, now))
      .where(planned)
      .run(),
  );
}

function planOf(table: SQLiteTable, column: SQLiteColumn, now: number): Record<string, number> {
  const name = Object.entries(table).find(([, one]) => one === column)?.[0];
  if (name === undefined) throw new TypeError(`${column.name} is no column of this table`);
  return { [name]: now };
}
