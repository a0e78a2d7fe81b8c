import { readMigrationFiles } from "drizzle-orm/migrator";

/** Where the migrations of this version lie. */
export const ours = "drizzle";

/** The time stamp of the newest migration that this version of the shop knows. */
export function newestMigration(folder = ours): number {
  const files = readMigrationFiles({ migrationsFolder: folder });
  return Math.max(0, ...files.map(({ folderMillis }) => folderMillis));
}
