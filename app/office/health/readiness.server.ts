import { statfs } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { write } from "~/base/db/connection.server";
import { isMigrated } from "~/base/db/migrate.server";
import { attempts } from "~/base/db/schema";
import { databaseProblem } from "~/base/lib/cannot-store";
import { settings } from "~/base/lib/env/settings.server";

const megabyte = 1024 * 1024;
/** Below this free space (bytes) orders and photos may soon fail to store. */
const leastSpace = 50 * megabyte;

/** Timeout of the test write (ms). */
const patience = 4000;
/** How long (ms) a result is cached: frequent queries must stay cheap. */
const cacheFor = 2000;

/** Why the shop cannot work, one sentence each; empty: it can. */
type Problems = string[];

let last: { at: number; problems: Promise<Problems> } | null = null;

/** Checks, at most every two seconds, that the database takes writes, has the newest schema and has room to grow. */
export function readiness(now = performance.now()): Promise<Problems> {
  if (!last || now - last.at > cacheFor) last = { at: now, problems: check() };
  return last.problems;
}

async function check(): Promise<Problems> {
  const found = await Promise.all([writeProblem(), schemaProblem(), spaceProblem()]);
  return found.filter((problem) => problem !== null);
}

async function writeProblem(): Promise<string | null> {
  const late = "The database takes no writes: another program may be holding it.";
  try {
    return await Promise.race([
      writeSomething().then(() => null),
      setTimeout(patience, late, { ref: false }),
    ]);
  } catch (error) {
    const { code } = error as { code?: string };
    return databaseProblem(error) ?? `The database takes no writes${code ? ` (${code})` : ""}.`;
  }
}

/** Writes a dummy row to a table whose old rows are deleted anyway. */
async function writeSomething(): Promise<void> {
  const row = { key: "readiness", count: 0, resetsAt: 0 };
  await write((tx) =>
    tx.insert(attempts).values(row).onConflictDoUpdate({ target: attempts.key, set: row }).run(),
  );
}

function schemaProblem(): string | null {
  try {
    return isMigrated() ? null : "The database has an older schema: restart the shop.";
  } catch {
    return "The database cannot be read.";
  }
}

async function spaceProblem(): Promise<string | null> {
  const free = await freeSpace();
  if (free === null) return "The data folder is not there.";
  if (free >= leastSpace) return null;
  return `The disk is nearly full: ${Math.floor(free / megabyte)} MB are free.`;
}

/** Free bytes on the disk of the data or of the photos, whichever is less; null: a folder is missing. */
export async function freeSpace(): Promise<number | null> {
  try {
    // The photo folder is created with the first photo.
    const photos = await statfs(settings.uploadsDir).catch(() => null);
    const disks = [await statfs(settings.dataDir), photos].filter((disk) => disk !== null);
    return Math.min(...disks.map(({ bavail, bsize }) => bavail * bsize));
  } catch {
    return null;
  }
}
