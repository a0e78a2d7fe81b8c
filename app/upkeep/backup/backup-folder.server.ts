import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { settings } from "~/base/lib/env/settings.server";
import { outdated } from "./rotation";

type BackupFile = {
  name: string;
  file: string;
  /** When it was made (UTC ms), taken from the file name. */
  madeAt: number;
  bytes: number;
  isBeforeUpgrade: boolean;
};

const beforeUpgrade = "-before-upgrade";
const pattern = /^prayosha-(\d{4})-(\d\d)-(\d\d)T(\d\d)(\d\d)(\d\d)Z(-before-upgrade)?\.tar\.gz$/;

/** `prayosha-2026-11-21T021000Z.tar.gz`: UTC, so that names sort by time. */
export function backupName(now: number, isBeforeUpgrade = false): string {
  const time = new Date(now).toISOString().replace(/:|\.\d+/g, "");
  return `prayosha-${time}${isBeforeUpgrade ? beforeUpgrade : ""}.tar.gz`;
}

/** The backups in BACKUP_DIR, newest first; none if the folder does not exist. */
export async function backupFiles(folder = settings.backup.dir): Promise<BackupFile[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  });
  const files = await Promise.all(names.map((name) => backupFile(folder, name)));
  return files.filter((file) => file !== null).sort((a, b) => b.madeAt - a.madeAt);
}

async function backupFile(folder: string, name: string): Promise<BackupFile | null> {
  const [, year, month, day, hour, minute, second, before] = pattern.exec(name) ?? [];
  if (year === undefined) return null;
  const file = path.join(folder, name);
  const found = await stat(file).catch(() => null);
  if (!found) return null;
  const madeAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return { name, file, madeAt, bytes: found.size, isBeforeUpgrade: before !== undefined };
}

/** The newest complete backup. Pre-upgrade backups do not count: they hold no photos. */
export async function newestBackup(): Promise<BackupFile | null> {
  const files = await backupFiles();
  return files.find(({ isBeforeUpgrade }) => !isBeforeUpgrade) ?? null;
}

/** Removes expired backups, only files with our naming pattern; returns how many. */
export async function rotateBackups(): Promise<number> {
  const old = outdated(await backupFiles());
  for (const { file } of old) {
    await rm(file, { force: true });
    await rm(copiedMark(file), { force: true });
  }
  return old.length;
}

/** The marker file beside a backup that has been copied to the other store. */
export const copiedMark = (file: string) => `${file}.copied`;
