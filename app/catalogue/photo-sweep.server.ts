import { readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { photos } from "~/db/schema";
import { settings } from "~/lib/settings.server";
import { unclaimedMark } from "./photo-folder.server";

const anHour = 60 * 60 * 1000;

/**
 * Removes what uploads left behind that were broken off more than an hour ago, before or after their files were whole; gives
 * the number of folders removed. Any other finished photo is never touched, used or not: the folder may belong to more than
 * this one database, and each sweeps only what was uploaded to itself.
 */
export async function sweepPhotos(now = Date.now()): Promise<number> {
  const names = await readdir(settings.uploadsDir).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const folder = path.join(settings.uploadsDir, name);
    if (await isLeftBehind(name, folder, now)) {
      await rm(folder, { recursive: true, force: true });
      removed += 1;
    }
  }
  return removed;
}

async function isLeftBehind(name: string, folder: string, now: number): Promise<boolean> {
  if (/^unfinished-[0-9a-f-]{36}$/.test(name)) return isOld(folder, now);
  return /^[0-9a-f]{64}$/.test(name) && isUnclaimed(name, path.join(folder, unclaimedMark), now);
}

/** A photo without a row an hour after its upload. With one it loses its mark: from then on it is left alone for good. */
async function isUnclaimed(hash: string, mark: string, now: number): Promise<boolean> {
  const uploadedTo = await readFile(mark, "utf8").catch(() => null);
  if (uploadedTo !== settings.dataDir || !(await isOld(mark, now))) return false;
  if (!(await isNamed(hash)) && !(await wasRestoredSince(mark))) return true;
  await rm(mark, { force: true });
  return false;
}

async function isNamed(hash: string): Promise<boolean> {
  const [named] = await db
    .select({ id: photos.id })
    .from(photos)
    .where(eq(photos.hash, hash))
    .limit(1);
  return named !== undefined;
}

/** The database that a restore kept aside may name the photo, and may be put back. */
async function wasRestoredSince(mark: string): Promise<boolean> {
  const { mtimeMs } = await stat(mark);
  for (const name of await readdir(settings.dataDir)) {
    if (!name.startsWith("before-restore-")) continue;
    const aside = await stat(path.join(settings.dataDir, name));
    if (aside.mtimeMs > mtimeMs) return true;
  }
  return false;
}

async function isOld(place: string, now: number): Promise<boolean> {
  const found = await stat(place).catch(() => null);
  return found !== null && now - found.mtimeMs >= anHour;
}
