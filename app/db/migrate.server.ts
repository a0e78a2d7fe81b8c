import type Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { connectionToMigrate, waiting } from "./connection.server";

/** Brings the database file up to the newest schema. Throws, and leaves it as it was, when that cannot be done. */
export function migrateDatabase(): void {
  waiting(() => applyMigrations(connectionToMigrate, "drizzle"));
}

/** Applies the migrations of a folder that a database has not seen, in their order, all or none. */
export function applyMigrations(connection: Database.Database, folder: string): void {
  // A table that changes its shape is made anew, filled and renamed; meanwhile others point at nothing. SQLite can be told
  // to look away only outside of a transaction, and the migrator works inside of one.
  connection.pragma("foreign_keys = OFF");
  const before = changesOf(connection);
  try {
    migrate(drizzle(connection), { migrationsFolder: folder });
  } finally {
    connection.pragma("foreign_keys = ON");
  }
  // Looking through every row takes seconds in a shop with a long past, so only after something changed.
  if (changesOf(connection) === before) return;
  const broken = connection.pragma("foreign_key_check") as unknown[];
  if (broken.length > 0) throw new Error(`${broken.length} rows point at rows that are not there`);
}

function changesOf(connection: Database.Database): unknown {
  return connection.prepare("select total_changes()").pluck().get();
}
