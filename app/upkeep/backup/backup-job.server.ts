import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { constants } from "node:os";
import { databaseFile } from "~/base/db/database-file.server";
import type { Job } from "~/upkeep/jobs/job.server";
import { runBeside } from "~/base/lib/beside/beside.server";
import { dateTime } from "~/base/lib/dates";
import { settings } from "~/base/lib/env/settings.server";
import { day, hour, minute } from "~/base/lib/time";
import { backUp } from "./back-up.server";
import { copiedMark, newestBackup, rotateBackups } from "./backup-folder.server";
import { sizeInWords } from "./size";
import { copyToStore } from "./store-copy.server";

/** Makes way for visitors, but not so far that the database's log grows all night behind its snapshot. */
const priority = constants.priority.PRIORITY_BELOW_NORMAL;

/** 2:30 a.m. in India, as milliseconds into the UTC day. */
const nightly = 21 * hour;

/** The first 2:30 a.m. in India after this time (both UTC ms). */
export function nextNight(time: number): number {
  return (Math.floor((time - nightly) / day) + 1) * day + nightly;
}

/**
 * Backs the shop up every night, or at the next start if it was down; copies the backup to the other store, retrying until
 * that is reachable; and removes expired backups.
 */
export const backupJob: Job = {
  name: "backup",
  every: 10 * minute,
  run: nightlyBackup,
};

/** Returns the state as a sentence. Throws if a backup or copy fails. */
async function nightlyBackup(now: number, signal?: AbortSignal): Promise<string> {
  const since = (await newestBackup())?.madeAt ?? (await stat(databaseFile)).birthtimeMs;
  // A backup dated in the future was made before the clock was set back.
  if (nextNight(since) <= now || since > now + day) {
    // In a process of its own: of 1,000,000 orders some steps take seconds.
    const beside = { command: "backup:nightly", asked: { now }, priority, signal };
    await runBeside(beside, () => backUp({ now }));
    await rotateBackups();
  }
  const newest = await newestBackup();
  if (!newest) return `The first backup is due ${dateTime(nextNight(since))}`;
  const { store } = settings.backup;
  if (store && !existsSync(copiedMark(newest.file))) await copyToStore(newest.file, store);
  const copied = store ? ", with a copy in the other store" : "";
  return `Last backup ${dateTime(newest.madeAt)}, ${sizeInWords(newest.bytes)}${copied}`;
}
