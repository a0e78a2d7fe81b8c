import path from "node:path";
import Database from "better-sqlite3";

/** One column of at most so many rows of a shop's database. `sql` ends with `limit ?`. */
export function rowsOf<T>(dataDir: string, sql: string, most: number): T[] {
  const database = new Database(path.join(dataDir, "shop.sqlite"), { readonly: true });
  try {
    return database.prepare(sql).pluck().all(most) as T[];
  } finally {
    database.close();
  }
}
