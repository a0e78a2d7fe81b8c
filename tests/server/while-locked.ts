import path from "node:path";
import Database from "better-sqlite3";
import { settings } from "~/base/lib/env/settings.server";

/** Does `work` while another program holds the database. */
export async function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  const other = new Database(path.join(settings.dataDir, "shop.sqlite"));
  other.exec("BEGIN IMMEDIATE");
  try {
    return await work();
  } finally {
    other.exec("ROLLBACK");
    other.close();
  }
}
