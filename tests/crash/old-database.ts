import { mkdirSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { readMigrationFiles } from "drizzle-orm/migrator";

const people = 2000;

/** Makes a shop's database as an earlier version left it, after so many migrations, with people in it. */
export function oldDatabase(dataDir: string, migrations: number): void {
  mkdirSync(dataDir, { recursive: true });
  const database = new Database(path.join(dataDir, "shop.sqlite"));
  database.pragma("journal_mode = WAL");
  // As the shop does while it upgrades.
  database.pragma("foreign_keys = OFF");
  database.exec(
    "CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)",
  );
  for (const { sql, hash, folderMillis } of ours().slice(0, migrations)) {
    for (const statement of sql) database.exec(statement);
    database
      .prepare("INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)")
      .run(hash, folderMillis);
  }
  database.transaction(() => fill(database))();
  database.close();
}

export const ours = () => readMigrationFiles({ migrationsFolder: "drizzle" });

/** How many migrations a database has seen, and what is wrong with what is in it. */
export function stateOf(dataDir: string): { migrations: number; problems: string[] } {
  const database = new Database(path.join(dataDir, "shop.sqlite"));
  try {
    const one = (sql: string) => Number(database.prepare(sql).pluck().get());
    const found = one("select count(*) from users");
    const integrity = database.pragma("integrity_check", { simple: true });
    return {
      migrations: one("select count(*) from __drizzle_migrations"),
      problems: [
        ...(integrity === "ok"
          ? []
          : [`a database is damaged by its upgrade: ${String(integrity)}`]),
        ...(found >= people ? [] : [`${people - found} people were lost in an upgrade`]),
        ...((database.pragma("foreign_key_check") as unknown[]).length === 0
          ? []
          : ["an upgrade left rows that point at nothing"]),
      ],
    };
  } finally {
    database.close();
  }
}

/** Every column that must have something gets something; the tables of people are the same in every version. */
function fill(database: Database.Database): void {
  const columns = database.pragma("table_info(users)") as {
    name: string;
    type: string;
    notnull: number;
    dflt_value: string | null;
  }[];
  const needed = columns.filter(
    (column) => column.name === "id" || (column.notnull === 1 && column.dflt_value === null),
  );
  const insert = database.prepare(
    `insert into users (${needed.map(({ name }) => name).join()}) values (${needed.map(() => "?").join()})`,
  );
  for (let at = 0; at < people; at += 1)
    insert.run(
      needed.map(({ name, type }) => (/int/i.test(type) ? at : `${name}-${at}@example.com`)),
    );
}
