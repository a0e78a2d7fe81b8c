import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The file of an empty, closed database with the newest schema. */
    migratedDatabase: string;
  }
}

/** Migrates one database before all tests; tests/setup.ts gives each test file a copy. Migrations that change while Vitest watches need a restart. */
export default async function migrateOnce(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), "prayosha-test-"));
  Object.assign(process.env, { SHOP_MODE: "demo", DATA_DIR: folder, LOG_LEVEL: "silent" });
  const { migrateDatabase } = await import("~/base/db/migrate.server");
  const { closeDatabase } = await import("~/base/db/connection.server");
  const { databaseFile } = await import("~/base/db/database-file.server");
  migrateDatabase();
  // As in a shop of the first release, most tests need no table of delivery prices.
  const { write } = await import("~/base/db/connection.server");
  const { settings } = await import("~/base/db/schema");
  await write((tx) => tx.delete(settings).run());
  await closeDatabase();
  project.provide("migratedDatabase", databaseFile);
  return () => rmSync(folder, { recursive: true, force: true });
}
