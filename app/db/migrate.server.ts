import type Database from "better-sqlite3";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { PlainProblem } from "~/lib/plain-problem";
import { connectionToMigrate, waiting } from "./connection.server";
import { newestMigration, ours } from "./migrations.server";

/** Brings the database file up to the newest schema. Throws, and leaves it as it was, when that cannot be done. */
export function migrateDatabase(folder = ours): void {
  waiting(() => applyMigrations(connectionToMigrate, folder));
}

/** Whether the database has the newest schema; the folder of a running shop does not change. Throws when it cannot be read. */
export function isMigrated(): boolean {
  known ??= newestMigration();
  return newestIn(connectionToMigrate) >= known;
}

let known: number | null = null;

/** How many migrations the database has seen, and how many are still to come. */
export function migrationState(folder = ours): { applied: number; pending: number } {
  const newest = newestIn(connectionToMigrate);
  const all = readMigrationFiles({ migrationsFolder: folder });
  const pending = all.filter((each) => timeOf(each) > newest).length;
  return { applied: all.length - pending, pending };
}

/**
 * Applies the migrations of a folder that a database has not seen, in their order, all or none. Throws `PlainProblem` for a
 * database of a newer version.
 */
export function applyMigrations(connection: Database.Database, folder: string): void {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  if (newestIn(connection) > Math.max(0, ...migrations.map(timeOf)))
    throw new PlainProblem(
      "The database was made by a newer version of the shop. Nothing was changed; start that version.",
    );
  // A table that changes its shape is made anew, filled and renamed; meanwhile others point at nothing. SQLite can be told
  // to look away only outside of a transaction.
  connection.pragma("foreign_keys = OFF");
  try {
    connection.transaction(() => applyAll(connection, migrations)).immediate();
  } finally {
    connection.pragma("foreign_keys = ON");
  }
}

type Migration = ReturnType<typeof readMigrationFiles>[number];

/** As drizzle's own migrator does, which however commits before anybody can look for rows that lost what they point at. */
function applyAll(connection: Database.Database, migrations: Migration[]): void {
  connection.exec(
    "CREATE TABLE IF NOT EXISTS __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)",
  );
  const newest = newestIn(connection);
  const pending = migrations.filter((each) => timeOf(each) > newest);
  for (const migration of pending) {
    for (const statement of migration.sql) run(connection, statement);
    connection
      .prepare("INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)")
      .run(migration.hash, timeOf(migration));
  }
  if (pending.length === 0) return;
  const broken = connection.pragma("foreign_key_check") as unknown[];
  if (broken.length > 0) throw new Error(`${broken.length} rows point at rows that are not there`);
}

function run(connection: Database.Database, statement: string): void {
  try {
    connection.exec(statement);
  } catch (error) {
    const [line = ""] = statement.trim().split("\n");
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${why}, in "${line.slice(0, 100)}"`, { cause: error });
  }
}

const timeOf = ({ folderMillis }: Migration) => folderMillis;

function newestIn(connection: Database.Database): number {
  const table = connection
    .prepare("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'")
    .get();
  if (!table) return 0;
  const row = connection
    .prepare("SELECT coalesce(max(created_at), 0) newest FROM __drizzle_migrations")
    .get() as { newest: number };
  return Number(row.newest);
}
