import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { settings } from "~/base/lib/env/settings.server";
import { type PhotoFormat, photoFormats } from "./photo-choice";
import { encoded, type Pixels, pixelsOf } from "./photo-encoding.server";
import { markFolder } from "./photo-mark.server";
import { renditionWidths, zoomWidth } from "./photo-ref";

/** Folder of a photo's original and renditions. */
export function folderOf(hash: string): string {
  return path.join(settings.uploadsDir, hash);
}

/** File name of a rendition. */
export const renditionName = (width: number, format: PhotoFormat) => `${width}.${format}`;

/** Decodes the original, no larger than its largest rendition. Throws when it cannot be decoded. */
export const photoPixels = (original: Buffer): Promise<Pixels> => pixelsOf(original, zoomWidth);

/**
 * Makes a photo's folder of its original and the renditions that `fill` writes: under a temporary name, flushed and renamed, so that
 * it is complete or absent.
 */
export async function newFolder(
  folder: string,
  original: Buffer,
  fill: (unfinished: string) => Promise<void>,
): Promise<void> {
  await inUnfinished(async (unfinished) => {
    await fill(unfinished);
    await writeSafely(path.join(unfinished, "original"), original);
    await markFolder(unfinished);
    await rename(unfinished, folder).catch(async (error: unknown) => {
      // Another upload of the same picture was faster.
      if (!(await isThere(folder))) throw error;
    });
  });
}

/** Writes every rendition. */
export async function writeAll(folder: string, pixels: Pixels): Promise<void> {
  // One task per format, no more at once: file reads and password hashing share the same few threads.
  await Promise.all(
    photoFormats.map(async (format) => {
      for (const width of renditionWidths(pixels.info.width))
        await writeOne(folder, pixels, { width, format });
    }),
  );
}

/** Creates missing renditions one after the other; returns their number. */
export async function completeFolder(folder: string, pixels: Pixels): Promise<number> {
  const missing = await missingIn(folder, pixels.info.width);
  if (missing.length > 0)
    await inUnfinished(async (unfinished) => {
      for (const each of missing)
        await rename(await writeOne(unfinished, pixels, each), placeOf(folder, each));
    });
  return missing.length;
}

/** Renditions missing from the folder of a photo `width` pixels wide. */
export async function missingIn(folder: string, width: number): Promise<Rendition[]> {
  const missing: Rendition[] = [];
  for (const each of renditionsOf(width))
    if (!(await isThere(placeOf(folder, each)))) missing.push(each);
  return missing;
}

/** Whether a folder, or a non-empty file, exists. */
export function isThere(place: string): Promise<boolean> {
  return stat(place).then(
    (found) => found.isDirectory() || found.size > 0,
    () => false,
  );
}

type Rendition = { width: number; format: PhotoFormat };

const renditionsOf = (across: number): Rendition[] =>
  renditionWidths(across).flatMap((width) => photoFormats.map((format) => ({ width, format })));

const placeOf = (folder: string, { width, format }: Rendition) =>
  path.join(folder, renditionName(width, format));

/** Returns the file's path. */
async function writeOne(folder: string, pixels: Pixels, rendition: Rendition): Promise<string> {
  const file = placeOf(folder, rendition);
  await writeSafely(file, await encoded(pixels, rendition.width, rendition.format));
  return file;
}

/** Flushes to disk before the rename: after a power cut the renamed file could otherwise be empty. */
export async function writeSafely(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, "w");
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Runs `fill` on a new folder beside those of the photos, which it renames when it is complete; otherwise nothing is left of it. */
export async function inUnfinished(fill: (folder: string) => Promise<void>): Promise<void> {
  const unfinished = path.join(settings.uploadsDir, `unfinished-${randomUUID()}`);
  await mkdir(unfinished, { recursive: true });
  try {
    await fill(unfinished);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
