import { existsSync } from "node:fs";
import { readFile, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { settings } from "~/base/lib/env/settings.server";

/**
 * File in a photo's folder: names the data folder of the shop it was uploaded to, the only shop that may remove it (see
 * `sweepPhotos`). Its mtime is the last upload of this picture.
 */
const mark = ".uploaded-to";
/** Content when several shops share the folder: then none removes the photo. */
const severalShops = "several shops";

/** Marks a folder that is being filled as this shop's. Flushed to disk before the folder is renamed. */
export function markFolder(folder: string): Promise<void> {
  return writeFile(path.join(folder, mark), settings.dataDir, { flush: true });
}

/** Restarts the hour within which a row must reference a re-uploaded picture. False: the folder has just been removed. */
export async function renewMark(folder: string, now = new Date()): Promise<boolean> {
  try {
    await claim(folder);
    await utimes(path.join(folder, mark), now, now);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/**
 * Records that this shop references a photo, which may predate these marks, come from a backup, or belong to a shop moved here
 * from another folder.
 */
export async function claim(folder: string): Promise<void> {
  const owner = await ownerOf(folder);
  if (owner === settings.dataDir || owner === severalShops) return;
  const isOfAnother = owner !== null && existsSync(path.join(owner, "shop.sqlite"));
  const { mtime } = await stat(path.join(folder, "original")).catch(() => stat(folder));
  await writeFile(path.join(folder, mark), isOfAnother ? severalShops : settings.dataDir);
  // Keeps the time, because databases set aside by later restores may reference the photo too.
  await utimes(path.join(folder, mark), mtime, mtime);
}

/**
 * Last upload (UTC ms) of a photo that belongs to this shop alone; null: it does not, or its owner is unknown. Unmarked folders
 * without a row stay unknown for good: another shop that has not run since, or a database stored elsewhere, may show them.
 * Deleting would lose the pictures; keeping them costs little space.
 */
export async function uploadedAt(folder: string): Promise<number | null> {
  if ((await ownerOf(folder)) !== settings.dataDir) return null;
  const found = await stat(path.join(folder, mark)).catch(() => null);
  return found?.mtimeMs ?? null;
}

async function ownerOf(folder: string): Promise<string | null> {
  const owner = await readFile(path.join(folder, mark), "utf8").catch(() => null);
  return owner || null;
}
