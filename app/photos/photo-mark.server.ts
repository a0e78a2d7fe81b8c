import { existsSync } from "node:fs";
import { readFile, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { settings } from "~/lib/env/settings.server";

/**
 * In the folder of a photo: the data folder of the shop that it was uploaded to, the only one that may remove it (see
 * `sweepPhotos`). Its time is that of the last upload of this picture.
 */
const mark = ".uploaded-to";
/** Stands there when another shop uses the same photo out of the same folder: then nobody removes it. */
const severalShops = "several shops";

/** Marks a folder that is being filled, as one of this shop. On the disk before the folder gets its name. */
export function markFolder(folder: string): Promise<void> {
  return writeFile(path.join(folder, mark), settings.dataDir, { flush: true });
}

/**
 * For an upload of a picture that is there already: the hour in which a row must name it begins anew. False: the folder has
 * just been removed.
 */
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
 * Takes note that this shop names a photo, which may have lain there before there were such marks, come back with a backup, or
 * be of a shop that was moved here from another folder.
 */
export async function claim(folder: string): Promise<void> {
  const owner = await ownerOf(folder);
  if (owner === settings.dataDir || owner === severalShops) return;
  const isOfAnother = owner !== null && existsSync(path.join(owner, "shop.sqlite"));
  const { mtime } = await stat(path.join(folder, "original")).catch(() => stat(folder));
  await writeFile(path.join(folder, mark), isOfAnother ? severalShops : settings.dataDir);
  // Databases that restores kept aside since may name it too.
  await utimes(path.join(folder, mark), mtime, mtime);
}

/**
 * When a photo of this shop alone was last uploaded (UTC ms); null: it is not, or nobody knows. That is so for good with a
 * folder of the time before there were marks that no row of this shop names: it may be what another shop shows out of the same
 * folder that has not run since, or a database that somebody keeps elsewhere. Its pictures would be lost for ever, and what
 * staying costs is a little room.
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
