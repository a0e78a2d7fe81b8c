import { randomUUID } from "node:crypto";
import { readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { grievancePhotos, photos, returnPhotos } from "~/base/db/schema";
import { settings } from "~/base/lib/env/settings.server";
import { hour } from "~/base/lib/time";
import { claim, uploadedAt } from "./photo-mark.server";

/**
 * Removes leftovers of uploads interrupted more than an hour ago, and photos that no product or order shows. Returns the number
 * of removed folders. Several databases may share the upload folder: each removes only photos uploaded to itself alone.
 */
export async function sweepPhotos(now = Date.now()): Promise<number> {
  const names = await readdir(settings.uploadsDir).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const folder = path.join(settings.uploadsDir, name);
    if (/^unfinished-[0-9a-f-]{36}$/.test(name)) removed += await removeUnfinished(folder, now);
    else if (/^[0-9a-f]{64}$/.test(name)) removed += await removeUnused(name, folder, now);
  }
  return removed;
}

async function removeUnfinished(folder: string, now: number): Promise<number> {
  const found = await stat(folder).catch(() => null);
  if (!found || now - found.mtimeMs < hour) return 0;
  await rm(folder, { recursive: true, force: true });
  return 1;
}

async function removeUnused(hash: string, folder: string, now: number): Promise<number> {
  if (isNamed(hash)) {
    // A read-only folder is never cleaned up.
    await claim(folder).catch(() => undefined);
    return 0;
  }
  if (!(await isUnused(hash, folder, now))) return 0;
  // Move it away first: a concurrent upload of the same picture then creates it again, or has renewed the mark before and is
  // seen below.
  const away = path.join(settings.uploadsDir, `unfinished-${randomUUID()}`);
  const isAway = await rename(folder, away).then(
    () => true,
    () => false,
  );
  if (!isAway) return 0;
  if (await isUnused(hash, away, now)) {
    await rm(away, { recursive: true, force: true });
    return 1;
  }
  // Fails when a new folder has taken its place.
  await rename(away, folder).catch(() => undefined);
  return 0;
}

/** Whether a photo of this shop has no row an hour after its last upload. */
async function isUnused(hash: string, folder: string, now: number): Promise<boolean> {
  const since = await uploadedAt(folder);
  if (since === null || now - since < hour) return false;
  return !isNamed(hash) && !(await wasRestoredSince(since));
}

function isNamed(hash: string): boolean {
  const named = db
    .select({ id: photos.id })
    .from(photos)
    .where(eq(photos.hash, hash))
    .limit(1)
    .get();
  return named !== undefined || isPrivate(hash);
}

/** Whether a private photo lies in this folder. */
const isPrivate = (file: string): boolean =>
  [returnPhotos, grievancePhotos].some(
    (table) =>
      db.select({ id: table.id }).from(table).where(eq(table.file, file)).limit(1).get() !==
      undefined,
  );

/** A database that a restore set aside may reference the photo, and may be put back until it is deleted. */
async function wasRestoredSince(time: number): Promise<boolean> {
  for (const name of await readdir(settings.dataDir)) {
    if (!name.startsWith("before-restore-")) continue;
    const aside = await stat(path.join(settings.dataDir, name)).catch(() => null);
    if (aside && aside.mtimeMs > time) return true;
  }
  return false;
}
