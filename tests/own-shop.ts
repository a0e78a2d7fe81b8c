import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject, vi } from "vitest";

/** What a file that could not be loaded left: no hook runs for it. */
const worker = globalThis as { leaveLastFile?: (() => Promise<void>) | undefined };

/**
 * Gives a test file a shop of its own: an empty folder with a migrated database, and the shop's modules evaluated anew. A worker runs
 * many files one after the other: packages and compiled code stay. Returns what puts back all that a file may have changed.
 */
export async function enterFile(): Promise<() => Promise<void>> {
  await worker.leaveLastFile?.();
  vi.resetModules();
  const folder = mkdtempSync(path.join(tmpdir(), "prayosha-test-"));
  const restoreProcess = keepProcess();
  const database = giveShop(folder);
  worker.leaveLastFile = async () => {
    worker.leaveLastFile = undefined;
    vi.useRealTimers();
    // To load the database code only to close what was never opened would take longer than many tests.
    if (existsSync(`${database}-wal`)) {
      const { closeDatabase } = await import("~/base/db/connection.server");
      await closeDatabase();
    }
    rmSync(folder, { recursive: true, force: true });
    restoreProcess();
  };
  return worker.leaveLastFile;
}

function giveShop(folder: string): string {
  const data = path.join(folder, "data");
  const database = path.join(data, "shop.sqlite");
  mkdirSync(data, { mode: 0o700 });
  copyFileSync(inject("migratedDatabase"), database);
  Object.assign(process.env, {
    SHOP_MODE: "demo",
    DATA_DIR: data,
    UPLOADS_DIR: path.join(folder, "uploads"),
    // What a test makes in the temporary folder goes with its shop.
    TMPDIR: folder,
    LOG_LEVEL: "silent",
    // A test asks more in a minute than any visitor; the limit itself has a test of its own.
    API_REQUESTS_PER_MINUTE: "1000000000",
  });
  return database;
}

type Listener = (...args: unknown[]) => void;

/** Returns what takes away who began to listen since: of signals, errors and the end, and of outputs that break. */
function keepListeners(): () => void {
  const heard = [
    ...["SIGINT", "SIGTERM", "exit", "uncaughtException", "unhandledRejection"].map(
      (name) => [process, name] as const,
    ),
    [process.stdout, "error"] as const,
    [process.stderr, "error"] as const,
  ].map(([from, name]) => ({ from, name, known: from.rawListeners(name) }));
  return () => {
    for (const { from, name, known } of heard)
      for (const listener of from.rawListeners(name))
        if (!known.includes(listener)) from.off(name, listener as Listener);
  };
}

/** Returns what puts back the environment and who listens. */
function keepProcess(): () => void {
  const environment = { ...process.env };
  const restoreListeners = keepListeners();
  return () => {
    vi.unstubAllEnvs();
    for (const name of Object.keys(process.env))
      if (!(name in environment)) delete process.env[name];
    Object.assign(process.env, environment);
    restoreListeners();
  };
}
