import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, expect, inject, vi } from "vitest";

/** Every test file has a shop of its own: an empty folder with a migrated database. */
const folder = mkdtempSync(path.join(tmpdir(), "prayosha-test-"));
const data = path.join(folder, "data");
const database = path.join(data, "shop.sqlite");
mkdirSync(data, { mode: 0o700 });
copyFileSync(inject("migratedDatabase"), database);
Object.assign(process.env, {
  SHOP_MODE: "demo",
  DATA_DIR: data,
  UPLOADS_DIR: path.join(folder, "uploads"),
  LOG_LEVEL: "silent",
  // A test asks more in a minute than any visitor; the limit itself has a test of its own.
  API_REQUESTS_PER_MINUTE: "1000000000",
});

beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, "nothing may be reported as an error").toEqual([]);
  vi.restoreAllMocks();
});

afterAll(async () => {
  // To load the database code only to close what was never opened would take longer than many tests.
  if (existsSync(`${database}-wal`)) {
    const { closeDatabase } = await import("~/db/connection.server");
    await closeDatabase();
  }
  rmSync(folder, { recursive: true, force: true });
});
