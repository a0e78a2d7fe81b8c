import { statfs } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { write } from "~/db/connection.server";
import { isMigrated } from "~/db/migrate.server";
import { attempts } from "~/db/schema";
import { databaseProblem } from "~/lib/cannot-store";
import { settings } from "~/lib/env/settings.server";

const megabyte = 1024 * 1024;
/** Below this much free space orders and photos may soon not be stored. */
export const leastSpace = 50 * megabyte;

/** How long (ms) a write may take. */
const patience = 4000;
/** How long (ms) an answer holds: asking often must not be work. */
const holds = 2000;

/** Why the shop cannot do its work, one plain sentence each; empty: it can. */
export type Problems = string[];

let last: { at: number; problems: Promise<Problems> } | null = null;

/** Looks, every two seconds at most, whether the database takes writes, has the newest schema, and has room to grow. */
export function readiness(now = performance.now()): Promise<Problems> {
  if (!last || now - last.at > holds) last = { at: now, problems: look() };
  return last.problems;
}

async function look(): Promise<Problems> {
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

/** A row that means nothing, in the table whose old rows are swept anyway. */
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

/** Bytes that can still be written where the data is, or where the photos are if that is less; null: a folder is not there. */
export async function freeSpace(): Promise<number | null> {
  try {
    // The photos' folder is made with the first photo.
    const photos = await statfs(settings.uploadsDir).catch(() => null);
    const disks = [await statfs(settings.dataDir), photos].filter((disk) => disk !== null);
    return Math.min(...disks.map(({ bavail, bsize }) => bavail * bsize));
  } catch {
    return null;
  }
}
