import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { databaseFile } from "~/base/db/database-file.server";
import { jobs } from "~/base/db/schema";
import { settings } from "~/base/lib/env/settings.server";
import { hour } from "~/base/lib/time";
import { copiedMark, newestBackup } from "./backup-folder.server";

export type BackupState = {
  /** When the newest backup was made (UTC ms); null if there is none. */
  madeAt: number | null;
  bytes: number;
  /** Whether the newest one is also in the other store; null if none is configured. */
  isCopied: boolean | null;
  /** Why the last attempt failed; null if it succeeded. */
  problem: string | null;
  /** Whether the nightly backup is missing: the newest one, or else the database, is older than 26 hours. */
  isOverdue: boolean;
};

const overdueAfter = 26 * hour;

/** The state of the backups, for the dashboard and monitoring. Never throws: an unreadable folder is a `problem`. */
export async function backupState(now = Date.now()): Promise<BackupState> {
  const job = db.select({ problem: jobs.problem }).from(jobs).where(eq(jobs.name, "backup")).get();
  let folderProblem: string | null = null;
  const newest = await newestBackup().catch(() => {
    folderProblem = `The backup folder ${settings.backup.dir} cannot be read.`;
    return null;
  });
  const since = newest?.madeAt ?? (await stat(databaseFile).catch(() => null))?.birthtimeMs ?? now;
  return {
    madeAt: newest?.madeAt ?? null,
    bytes: newest?.bytes ?? 0,
    isCopied: settings.backup.store ? newest !== null && existsSync(copiedMark(newest.file)) : null,
    problem: folderProblem ?? job?.problem ?? null,
    isOverdue: now - since > overdueAfter,
  };
}
