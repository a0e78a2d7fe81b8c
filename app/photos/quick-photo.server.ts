import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { settings } from "~/lib/env/settings.server";
import { looksLikeAnImage } from "./image-bytes";
import { mostPixels, type Pixels, pixelsOf, uprightSize } from "./photo-encoding.server";
import {
  colourOf,
  folderOf,
  isThere,
  missingIn,
  photoPixels,
  renditionName,
} from "./photo-folder.server";
import { markFolder, renewMark } from "./photo-mark.server";
import { photoWidths } from "./photo-ref";
import type { PhotoProblem, StoredPhoto } from "./photos.server";

/**
 * Stores a picture quickly, for interactive and bulk uploads: the original and JPEG renditions, a tenth of the time for all
 * formats. Browsers get those until the job "photos" has created the other formats and the colour, which is null until then.
 * Refuses what `storePhoto` refuses.
 */
export async function storePhotoQuickly(
  bytes: Buffer,
): Promise<(Omit<StoredPhoto, "colour"> & { colour: string | null }) | PhotoProblem> {
  const size = await sizeOf(bytes);
  if ("problem" in size) return size;
  const hash = createHash("sha256").update(bytes).digest("hex");
  const folder = folderOf(hash);
  if ((await isThere(folder)) && (await renewMark(folder)))
    return { hash, ...size, colour: await knownColour(folder, bytes, size.width) };
  const pixels = await pixelsOf(bytes, Math.max(...photoWidths)).catch(() => null);
  if (!pixels) return { problem: "not-an-image" };
  await fillFolder(folder, bytes, pixels);
  return { hash, ...size, colour: null };
}

/** Keeps a photo whose row goes for another hour, so that it can be put back. Fails silently for a folder that cannot be written to, or is gone. */
export async function keepForNow(hash: string): Promise<void> {
  await renewMark(folderOf(hash)).catch(() => undefined);
}

/** A photo stored before, by its hash, kept for another hour even if nothing shows it. Null: its files are gone. */
export async function photoAgain(hash: string) {
  const bytes = await readFile(path.join(folderOf(hash), "original")).catch(() => null);
  const stored = bytes && (await storePhotoQuickly(bytes));
  return stored && stored.problem === undefined ? stored : null;
}

/** The colour of a complete photo; null leaves it to the job. */
async function knownColour(folder: string, bytes: Buffer, width: number): Promise<string | null> {
  if ((await missingIn(folder, width)).length > 0) return null;
  const pixels = await photoPixels(bytes).catch(() => null);
  return pixels && colourOf(pixels);
}

/** The reason for which `storePhoto` would refuse a picture, or null. Stores nothing. */
export async function photoProblem(bytes: Buffer): Promise<PhotoProblem | null> {
  const size = await sizeOf(bytes);
  if ("problem" in size) return size;
  const pixels = await pixelsOf(bytes, photoWidths[0]).catch(() => null);
  return pixels ? null : { problem: "not-an-image" };
}

async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number } | PhotoProblem> {
  const size = looksLikeAnImage(bytes) ? await uprightSize(bytes) : null;
  if (!size) return { problem: "not-an-image" };
  return size.width * size.height > mostPixels ? { problem: "too-large" } : size;
}

/** Filled under a temporary name, flushed and renamed, so that the folder is complete or absent. */
async function fillFolder(folder: string, bytes: Buffer, pixels: Pixels): Promise<void> {
  const unfinished = path.join(settings.uploadsDir, `unfinished-${randomUUID()}`);
  await mkdir(unfinished, { recursive: true });
  try {
    const widths = photoWidths.filter((each, index) => index === 0 || each <= pixels.info.width);
    for (const width of widths)
      await writeFile(
        path.join(unfinished, renditionName(width, "jpeg")),
        await jpegOf(pixels, width),
        { flush: true },
      );
    await writeFile(path.join(unfinished, "original"), bytes, { flush: true });
    await markFolder(unfinished);
    await rename(unfinished, folder).catch(async (error: unknown) => {
      // Another upload of the same picture was faster.
      if (!(await isThere(folder))) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

function jpegOf({ data, info: { width, height, channels } }: Pixels, across: number) {
  return sharp(data, { raw: { width, height, channels } })
    .resize({ width: across, withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer();
}
