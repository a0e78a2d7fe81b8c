import { readMigrationFiles } from "drizzle-orm/migrator";

/** The migrations folder of this version. */
export const ours = "drizzle";

/** Timestamp (UTC ms) of the newest migration this version knows. */
export function newestMigration(folder = ours): number {
  const files = readMigrationFiles({ migrationsFolder: folder });
  return Math.max(0, ...files.map(({ folderMillis }) => folderMillis));
}
