import { readFileSync } from "node:fs";
import path from "node:path";
import type Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { sql } from "drizzle-orm";
import { connectionToMigrate, db } from "./connection.server";

const migrations = "drizzle";

/** Brings the database file up to the newest schema. Throws, and leaves it as it was, when that cannot be done. */
export function migrateDatabase(): void {
  applyMigrations(connectionToMigrate, migrations);
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

/** Whether the database has the newest schema. Throws when it cannot be read. */
export function isMigrated(): boolean {
  const newest = sql`select max(created_at) as at from __drizzle_migrations`;
  return Number(db.get<{ at: number | null }>(newest)?.at ?? 0) >= newestMigration();
}

let known: number | null = null;

/** When the newest migration was made (UTC ms); the folder of a running shop does not change. */
function newestMigration(): number {
  if (known !== null) return known;
  const journal = readFileSync(path.join(migrations, "meta/_journal.json"), "utf8");
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] };
  return (known = Math.max(0, ...entries.map(({ when }) => when)));
function changesOf(connection: Database.Database): unknown {
  return connection.prepare("select total_changes()").pluck().get();
}
