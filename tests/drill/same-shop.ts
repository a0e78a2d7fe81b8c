import { createHash } from "node:crypto";
import path from "node:path";
import Database from "better-sqlite3";

/** What a restore itself changes, and what a shop notes of its own work. */
const ofTheRestore = ["skipped_numbers", "invoice_counters", "jobs", "attempts"];

/** Tables that two shops, neither of them open, hold different rows in. */
export function differences(one: string, other: string): string[] {
  const [here, there] = [printsOf(one), printsOf(other)];
  return [...new Set([...here.keys(), ...there.keys()])].filter(
    (table) => here.get(table) !== there.get(table),
  );
}

/** A hash of the rows of each table. */
function printsOf(dataDir: string): Map<string, string> {
  const database = new Database(path.join(dataDir, "shop.sqlite"), { readonly: true });
  try {
    const tables = database
      .prepare("select name from pragma_table_list where schema = 'main' and type = 'table'")
      .pluck()
      .all() as string[];
    return new Map(
      tables
        .filter((table) => !table.startsWith("sqlite_") && !ofTheRestore.includes(table))
        .map((table) => [table, printOf(database, table)]),
    );
  } finally {
    database.close();
  }
}

function printOf(database: Database.Database, table: string): string {
  const rows = database.prepare(`select * from "${table}"`).raw().all();
  const hash = createHash("sha256");
  for (const row of rows.map((values) => JSON.stringify(values)).toSorted()) hash.update(row);
  return `${rows.length} ${hash.digest("hex")}`;
}
