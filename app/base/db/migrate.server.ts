import type Database from "better-sqlite3";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { connectionToMigrate, waiting } from "./connection.server";
import { newestMigration, ours } from "./migrations.server";

/** Migrates the database to the newest schema. Throws and changes nothing on failure. */
export function migrateDatabase(folder = ours): void {
  waiting(() => applyMigrations(connectionToMigrate, folder));
}

/** Whether the schema is current; the migrations of a running shop do not change. Throws when the database cannot be read. */
export function isMigrated(): boolean {
  newestKnown ??= newestMigration();
  return newestIn(connectionToMigrate) >= newestKnown;
}

let newestKnown: number | null = null;

/** Numbers of applied and pending migrations. */
export function migrationState(folder = ours): { applied: number; pending: number } {
  const newest = newestIn(connectionToMigrate);
  const all = readMigrationFiles({ migrationsFolder: folder });
  const pending = all.filter((each) => timeOf(each) > newest).length;
  return { applied: all.length - pending, pending };
}

/** Applies a folder's pending migrations in order, all or none. Throws `PlainProblem` for a database of a newer version. */
export function applyMigrations(connection: Database.Database, folder: string): void {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  if (newestIn(connection) > Math.max(0, ...migrations.map(timeOf)))
    throw new PlainProblem(
      "The database was made by a newer version of the shop. Nothing was changed; start that version.",
    );
  // SQLite changes a table by creating a new one, copying and renaming; until then references dangle. Foreign keys can be
  // switched off only outside a transaction.
  connection.pragma("foreign_keys = OFF");
  try {
    connection.transaction(() => applyAll(connection, migrations)).immediate();
  } finally {
    connection.pragma("foreign_keys = ON");
  }
}

type Migration = ReturnType<typeof readMigrationFiles>[number];

/** Like drizzle's migrator, which however commits before dangling references can be checked. */
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
  if (broken.length > 0) throw new Error(`${broken.length} rows reference missing rows`);
}

function run(connection: Database.Database, statement: string): void {
  try {
    connection.exec(statement);
  } catch (error) {
    const [line = ""] = statement.trim().split("\n");
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}, in "${line.slice(0, 100)}"`, { cause: error });
  }
}

const timeOf = ({ folderMillis }: Migration) => folderMillis;

/** Timestamp (UTC ms) of the newest migration that was applied; 0: none. Throws `PlainProblem` for another program's database. */
function newestIn(connection: Database.Database): number {
  const tables = connection
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all();
  if (!tables.includes("__drizzle_migrations")) {
    if (tables.length === 0) return 0;
    throw new PlainProblem(
      `${connection.name} is the database of another program. Nothing was changed. Set DATA_DIR to a folder of the shop's own.`,
    );
  }
  const row = connection
    .prepare("SELECT coalesce(max(created_at), 0) newest FROM __drizzle_migrations")
    .get() as { newest: number };
  return Number(row.newest);
}
