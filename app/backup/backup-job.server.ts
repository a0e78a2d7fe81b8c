import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { databaseFile } from "~/db/database-file.server";
import type { Job } from "~/jobs/job.server";
import { dateTime } from "~/lib/dates";
import { settings } from "~/lib/env/settings.server";
import { day, hour, minute } from "~/lib/time";
import { backUp } from "./back-up.server";
import { copiedMark, newestBackup, rotateBackups } from "./backup-folder.server";
import { sizeInWords } from "./size";
import { copyToStore } from "./store-copy.server";

/** Half past two at night in India, as a time of the UTC day. */
const nightly = 21 * hour;

/** The first half past two at night (UTC ms) after this time. */
export function nextNight(time: number): number {
  return (Math.floor((time - nightly) / day) + 1) * day + nightly;
}

/**
 * Backs the shop up every night, or as soon as it is open again; copies the backup to the other store, now or when that can
 * be reached again; and removes those whose time is over.
 */
export const backupJob: Job = {
  name: "backup",
  every: 10 * minute,
  run: () => nightlyBackup(Date.now()),
};

/** What the job does at this time; gives what there is in words. Throws when it could not be done. */
export async function nightlyBackup(now: number): Promise<string> {
  const since = (await newestBackup())?.madeAt ?? (await stat(databaseFile)).birthtimeMs;
  // A backup from times to come was made before the clock was set back.
  if (nextNight(since) <= now || since > now + day) {
    await backUp({ now });
    await rotateBackups();
  }
  const newest = await newestBackup();
  if (!newest) return `The first backup is due ${dateTime(nextNight(since))}`;
  const { store } = settings.backup;
  if (store && !existsSync(copiedMark(newest.file))) await copyToStore(newest.file, store);
  const copied = store ? ", with a copy in the other store" : "";
  return `Last backup ${dateTime(newest.madeAt)}, ${sizeInWords(newest.bytes)}${copied}`;
}
