import { setImmediate } from "node:timers/promises";
import Database from "better-sqlite3";
import type { Manifest } from "./manifest";

/** Pages to copy before yielding to the shop: about 2 MB. */
const pagesAtOnce = 500;

/**
 * Copies a database that is in use into a new file, as a snapshot. An open read transaction pins the snapshot; without it
 * every write during the copy would restart it.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new Database(from, { fileMustExist: true });
  try {
    source.pragma("busy_timeout = 5000");
    source.exec("BEGIN");
    source.prepare("SELECT count(*) FROM sqlite_master").get();
    await source.backup(to, { progress: () => pagesAtOnce });
  } finally {
    source.close();
  }
  const copy = new Database(to);
  try {
    // A single file, without a separate log.
    copy.pragma("journal_mode = DELETE");
  } finally {
    copy.close();
  }
}

type DatabaseFacts = Pick<Manifest, "schema" | "counts" | "sums"> & { photos: string[] };

/** Row counts, sums of money, schema version and photo hashes of a database file that is not in use. */
export async function factsOf(file: string): Promise<DatabaseFacts> {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const counts: Record<string, number> = {};
    const sums: Record<string, number> = {};
    for (const table of tablesIn(database)) {
      const money = moneyColumns(database, table).map(
        (name) => `coalesce(sum("${name}"), 0) "${name}"`,
      );
      const [count = 0, ...found] = Object.entries(
        database
          .prepare(`SELECT count(*) n ${money.map((sum) => `, ${sum}`).join("")} FROM "${table}"`)
          .get() as object,
      ).map(([name, value]) => (name === "n" ? Number(value) : ([name, Number(value)] as const)));
      counts[table] = Number(count);
      for (const one of found) if (typeof one !== "number") sums[`${table}.${one[0]}`] = one[1];
      await setImmediate();
    }
    return { schema: schemaOf(database), counts, sums, photos: photosIn(database) };
  } finally {
    database.close();
  }
}

/** The problems of a database file as messages; empty if it is intact. */
export function damageIn(file: string): string[] {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const integrity = database.pragma("integrity_check", { simple: true });
    const orphaned = (database.pragma("foreign_key_check") as unknown[]).length;
    return [
      integrity !== "ok" && `the database is damaged: ${String(integrity)}`,
      orphaned > 0 && `${orphaned} rows point at rows that are not there`,
    ].filter((problem) => problem !== false);
  } catch (error) {
    return [`the database cannot be read: ${error instanceof Error ? error.message : error}`];
  } finally {
    database.close();
  }
}

function schemaOf(database: Database.Database): Manifest["schema"] {
  if (!hasTable(database, "__drizzle_migrations")) return { migrations: 0, newest: 0 };
  const row = database
    .prepare(
      "SELECT count(*) migrations, coalesce(max(created_at), 0) newest FROM __drizzle_migrations",
    )
    .get() as Manifest["schema"];
  return { migrations: Number(row.migrations), newest: Number(row.newest) };
}

function photosIn(database: Database.Database): string[] {
  if (!hasTable(database, "photos")) return [];
  // A lab report lies among the photos, in a folder of its own.
  const reports = hasTable(database, "batches")
    ? " UNION SELECT report_file FROM batches WHERE report_file IS NOT NULL"
    : "";
  const rows = database.prepare(`SELECT hash FROM photos${reports}`).all() as { hash: string }[];
  return [...new Set(rows.map(({ hash }) => hash))];
}

function hasTable(database: Database.Database, name: string): boolean {
  return tablesIn(database).includes(name);
}

/** The tables with original data: without full-text indexes, which are derived from them. */
function tablesIn(database: Database.Database): string[] {
  const rows = database
    .prepare(
      "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .all() as { name: string; sql: string }[];
  const indexes = rows.filter(({ sql }) => /^create virtual/i.test(sql)).map(({ name }) => name);
  return rows
    .map(({ name }) => name)
    .filter((name) => !indexes.some((index) => name === index || name.startsWith(`${index}_`)));
}

function moneyColumns(database: Database.Database, table: string): string[] {
  const columns = database.pragma(`table_info("${table}")`) as { name: string }[];
  return columns.map(({ name }) => name).filter((name) => name.endsWith("_paise"));
}
