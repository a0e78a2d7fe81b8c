import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { connectionToMigrate, migrationConnection } from "./connection.server";

/**
 * Brings the database file up to the newest schema: applies the files of `drizzle/` that it has not seen, in order. Throws,
 * and leaves everything as it was, when one cannot be applied.
 */
export function migrateDatabase(): void {
  // A table that changes its shape is made anew, filled and renamed; meanwhile others point at nothing. SQLite can be told
  // to look away only outside of a transaction, and the migrator works inside of one.
  connectionToMigrate.pragma("foreign_keys = OFF");
  try {
    migrate(migrationConnection, { migrationsFolder: "drizzle" });
    const broken = connectionToMigrate.pragma("foreign_key_check") as unknown[];
    if (broken.length > 0)
      throw new Error(`${broken.length} rows point at rows that are not there`);
  } finally {
    connectionToMigrate.pragma("foreign_keys = ON");
  }
}
