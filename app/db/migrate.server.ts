import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { migrationConnection } from "./connection.server";

/** Brings the database file up to the newest schema: applies the files of `drizzle/` that it has not seen, in order. */
export function migrateDatabase(): void {
  migrate(migrationConnection, { migrationsFolder: "drizzle" });
}
