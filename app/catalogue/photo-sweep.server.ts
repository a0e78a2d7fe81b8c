import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { settings } from "~/lib/settings.server";

const anHour = 60 * 60 * 1000;

/**
 * Removes what uploads left behind that were broken off more than an hour ago; gives the number of folders removed.
 * Finished photos are never touched, used or not: the folder may belong to more than this one database.
 */
export async function sweepPhotos(now = Date.now()): Promise<number> {
  const left = await unfinished();
  const removed = await Promise.all(left.map((folder) => removeIfOld(folder, now)));
  return removed.filter(Boolean).length;
}

async function unfinished(): Promise<string[]> {
  const entries = await readdir(settings.uploadsDir).catch(() => []);
  return entries
    .filter((name) => /^unfinished-[0-9a-f-]{36}$/.test(name))
    .map((name) => path.join(settings.uploadsDir, name));
}

async function removeIfOld(folder: string, now: number): Promise<boolean> {
  const { mtimeMs } = await stat(folder);
  if (now - mtimeMs < anHour) return false;
  await rm(folder, { recursive: true, force: true });
  return true;
}
