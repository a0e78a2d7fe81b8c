import { db } from "~/base/db/connection.server";
import { settings } from "~/base/lib/env/settings.server";
import { sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { copyState } from "./copy-state.server";

/**
 * Tells which rows of a table are in the copy for certain: the rows up to a row number, by looking which was the last one at a
 * moment, and waiting until the copy holds that moment. Infinity without a copy, or with one that cannot tell.
 */
export function heldRows(table: SQLiteTable): (now: number) => Promise<number> {
  let mark: { at: number; last: number } | null = null;
  let held = 0;
  return async (now) => {
    if (!settings.copy) return Infinity;
    // Read before the copy is asked: what comes meanwhile is not held.
    const last = lastRow(table);
    const copy = await copyState();
    if (copy && !copy.isMeasured) return Infinity;
    if (mark && mark.at > now) mark = null;
    if (mark && copy?.heldUntil && copy.heldUntil > mark.at) {
      held = mark.last;
      mark = null;
    }
    mark ??= { at: now, last };
    return held;
  };
}

function lastRow(table: SQLiteTable): number {
  const row = db
    .select({ last: sql<number | null>`max(rowid)` })
    .from(table)
    .get();
  return row?.last ?? 0;
}
