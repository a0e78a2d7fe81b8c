import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { settings } from "~/lib/env/settings.server";
import { type PhotoFormat, photoFormats } from "./photo-choice";
import { dominantColour } from "./photo-colour";
import { encoded, type Pixels, pixelsOf, shrunk } from "./photo-encoding.server";
import { markFolder } from "./photo-mark.server";
import { closeWidth, renditionWidths } from "./photo-ref";

/** Where the original and the renditions of a photo lie. */
export function folderOf(hash: string): string {
  return path.join(settings.uploadsDir, hash);
}

/** The name of a rendition's file in that folder. */
export const renditionName = (width: number, format: PhotoFormat) => `${width}.${format}`;

/** The original as pixels, no more of them than its largest rendition has. Throws when it cannot be decoded. */
export const photoPixels = (original: Buffer): Promise<Pixels> => pixelsOf(original, closeWidth);

/** The colour that most of a photo has. */
export async function colourOf(pixels: Pixels): Promise<string> {
  const { data } = await shrunk(pixels, 32);
  return dominantColour(data);
}

/** Every file is written beside its place and then renamed, so that the folder is whole or not there. */
export async function fillFolder(folder: string, original: Buffer, pixels: Pixels): Promise<void> {
  await inUnfinished(async (unfinished) => {
    // One row for each format, no more at once: files are read and passwords checked by the same few threads.
    await Promise.all(
      photoFormats.map(async (format) => {
        for (const width of renditionWidths(pixels.info.width))
          await writeOne(unfinished, pixels, { width, format });
      }),
    );
    await writeSafely(path.join(unfinished, "original"), original);
    await markFolder(unfinished);
    await rename(unfinished, folder).catch(async (error: unknown) => {
      // Another upload of the same picture was quicker.
      if (!(await isThere(folder))) throw error;
    });
  });
}

/** Makes the renditions that a folder lacks, one after the other; gives how many. */
export async function completeFolder(folder: string, pixels: Pixels): Promise<number> {
  const missing = await missingIn(folder, pixels.info.width);
  if (missing.length > 0)
    await inUnfinished(async (unfinished) => {
      for (const each of missing)
        await rename(await writeOne(unfinished, pixels, each), placeOf(folder, each));
    });
  return missing.length;
}

/** The renditions that the folder of a photo so many pixels wide lacks. */
export async function missingIn(folder: string, width: number): Promise<Rendition[]> {
  const missing: Rendition[] = [];
  for (const each of renditionsOf(width))
    if (!(await isThere(placeOf(folder, each)))) missing.push(each);
  return missing;
}

/** True for a folder that is there, or a file with something in it. */
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

/** Gives the file's path. */
async function writeOne(folder: string, pixels: Pixels, rendition: Rendition): Promise<string> {
  const file = placeOf(folder, rendition);
  await writeSafely(file, await encoded(pixels, rendition.width, rendition.format));
  return file;
}

/** On the disk before it gets its name: after a power cut a renamed file would otherwise be there and empty. */
async function writeSafely(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, "w");
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function inUnfinished(fill: (folder: string) => Promise<void>): Promise<void> {
  const unfinished = path.join(settings.uploadsDir, `unfinished-${randomUUID()}`);
  await mkdir(unfinished, { recursive: true });
  try {
    await fill(unfinished);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
