import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { looksLikeAnImage } from "./image-bytes";
import { mostPixels, type Pixels, pixelsOf, quickJpeg, uprightSize } from "./photo-encoding.server";
import {
  colourOf,
  folderOf,
  isThere,
  missingIn,
  newFolder,
  photoPixels,
  renditionName,
} from "./photo-folder.server";
import { renewMark } from "./photo-mark.server";
import { renditionWidths } from "./photo-ref";
import type { PhotoProblem, StoredPhoto } from "./photos.server";

/** `colour` is null until the job "photos" has created all renditions. */
export type QuickPhoto = Omit<StoredPhoto, "colour"> & { colour: string | null };

/** A picture that can be decoded; nothing is stored yet. */
type Checked = {
  bytes: Buffer;
  size: { width: number; height: number };
  /** At most `quickWidth` wide. */
  pixels: Pixels;
  problem?: undefined;
};

/** Widest rendition that an upload waits for: larger ones would be decoded from more of a JPEG's detail, and sent slowly. */
const quickWidth = 640;

/**
 * Stores a picture quickly, for interactive and bulk uploads: the original with one JPEG rendition, which browsers get in every
 * width until the job "photos" has created the others. Refuses what `storePhoto` refuses.
 */
export async function storePhotoQuickly(bytes: Buffer): Promise<QuickPhoto | PhotoProblem> {
  const photo = await check(bytes);
  return photo.problem ? photo : keep(photo);
}

/** Stores all pictures or, when one is refused, none. */
export async function storePhotosQuickly(
  originals: Buffer[],
): Promise<QuickPhoto[] | PhotoProblem> {
  const checked: Checked[] = [];
  // One at a time: a decoded picture takes a lot of memory.
  for (const bytes of originals) {
    const photo = await check(bytes);
    if (photo.problem) return photo;
    checked.push(photo);
  }
  const stored: QuickPhoto[] = [];
  for (const photo of checked) stored.push(await keep(photo));
  return stored;
}

/** Keeps a photo whose row goes for another hour, so that it can be put back. Fails silently for a folder that cannot be written to, or is gone. */
export async function keepForNow(hash: string): Promise<void> {
  await renewMark(folderOf(hash)).catch(() => undefined);
}

/** A photo stored before, by its hash, kept for another hour even if nothing shows it. Null: its files are gone. */
export async function photoAgain(hash: string): Promise<QuickPhoto | null> {
  const bytes = await readFile(path.join(folderOf(hash), "original")).catch(() => null);
  const stored = bytes && (await storePhotoQuickly(bytes));
  return stored && stored.problem === undefined ? stored : null;
}

/** The reason for which `storePhoto` would refuse a picture, or null. Stores nothing. */
export async function photoProblem(bytes: Buffer): Promise<PhotoProblem | null> {
  const photo = await check(bytes);
  return photo.problem ? photo : null;
}

/** Decodes the whole picture, JPEGs at a fraction of their size: a header alone says nothing of what was cut off. */
async function check(bytes: Buffer): Promise<Checked | PhotoProblem> {
  const size = looksLikeAnImage(bytes) ? await uprightSize(bytes) : null;
  if (!size) return { problem: "not-an-image" };
  if (size.width * size.height > mostPixels) return { problem: "too-large" };
  const pixels = await pixelsOf(bytes, quickWidth).catch(() => null);
  return pixels ? { bytes, size, pixels } : { problem: "not-an-image" };
}

async function keep({ bytes, size, pixels }: Checked): Promise<QuickPhoto> {
  const hash = createHash("sha256").update(bytes).digest("hex");
  const folder = folderOf(hash);
  if ((await isThere(folder)) && (await renewMark(folder)))
    return { hash, ...size, colour: await knownColour(folder, bytes, size.width) };
  const width = renditionWidths(pixels.info.width).at(-1) ?? quickWidth;
  const jpeg = await quickJpeg(pixels, width);
  await newFolder(folder, bytes, (unfinished) =>
    writeFile(path.join(unfinished, renditionName(width, "jpeg")), jpeg, { flush: true }),
  );
  return { hash, ...size, colour: null };
}

/** The colour of a complete photo; null leaves it to the job. */
async function knownColour(folder: string, bytes: Buffer, width: number): Promise<string | null> {
  if ((await missingIn(folder, width)).length > 0) return null;
  const pixels = await photoPixels(bytes).catch(() => null);
  return pixels && colourOf(pixels);
}
