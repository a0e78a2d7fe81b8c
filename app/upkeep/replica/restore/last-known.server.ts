import Database from "better-sqlite3";
import type { AfterRestore } from "./after-restore.server";

export type Known = Omit<AfterRestore, "restoredTo">;

/**
 * What a database file that is not in use knows of numbers given and people erased. Nothing if it cannot be read, or is of a shop before
 * these tables.
 */
export function lastKnownIn(file: string): Known {
  const known: Known = { orders: 0, papers: [], erased: [], erasedUnknown: 0 };
  let database: Database.Database | null = null;
  try {
    database = new Database(file, { readonly: true, fileMustExist: true });
    known.orders = database
      .prepare("select coalesce(max(serial), 0) from orders")
      .pluck()
      .get() as number;
    known.papers = database
      .prepare("select series, year, last from invoice_counters")
      .all() as Known["papers"];
    const erased = database
      .prepare("select subject_id from audit_log where action = 'user.erase'")
      .pluck()
      .all() as string[];
    known.erased = erased.filter((id) => id !== "no-account");
    known.erasedUnknown = erased.length - known.erased.length;
    // Numbers that an earlier restore skipped; a shop before this table has none.
    const skipped = database
      .prepare("select coalesce(max(last), 0) from skipped_numbers where series = 'order'")
      .pluck()
      .get() as number;
    known.orders = Math.max(known.orders, skipped);
  } catch {
    // A damaged database is what a restore is for.
  } finally {
    database?.close();
  }
  return known;
}

/** When the shop in a database file last did something by itself, which it does every few seconds (UTC ms). */
export function lastSignIn(file: string): number {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const sql = "select max(max(coalesce(finished_at, 0), coalesce(started_at, 0))) from jobs";
    return (database.prepare(sql).pluck().get() as number | null) ?? 0;
  } finally {
    database.close();
  }
}

/** Both together: all last numbers, and everybody who was erased. */
export function together(one: Known, other: Known): Known {
  return {
    orders: Math.max(one.orders, other.orders),
    papers: [...one.papers, ...other.papers],
    erased: [...new Set([...one.erased, ...other.erased])],
    erasedUnknown: Math.max(one.erasedUnknown, other.erasedUnknown),
  };
}
