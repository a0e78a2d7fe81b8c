import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

/** Every test file has a shop of its own: an empty folder with a migrated database. */
const folder = mkdtempSync(path.join(tmpdir(), "prayosha-test-"));
Object.assign(process.env, {
  SHOP_MODE: "demo",
  DATA_DIR: path.join(folder, "data"),
  UPLOADS_DIR: path.join(folder, "uploads"),
  LOG_LEVEL: "silent",
  // A test asks more in a minute than any visitor; the limit itself has a test of its own.
  API_REQUESTS_PER_MINUTE: "1000000000",
});

const { migrateDatabase } = await import("~/db/migrate.server");
migrateDatabase();

beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, "nothing may be reported as an error").toEqual([]);
  vi.restoreAllMocks();
});

afterAll(async () => {
  const { closeDatabase } = await import("~/db/connection.server");
  await closeDatabase();
  rmSync(folder, { recursive: true, force: true });
});
