import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { looksLikeAnImage } from "./image-bytes";
import { reportMissing } from "./missing-photos.server";
import { choicesInstead, formatFor, type PhotoChoice, type PhotoFormat } from "./photo-choice";
import { mostPixels, uprightSize } from "./photo-encoding.server";
import {
  completeFolder,
  folderOf,
  isThere,
  newFolder,
  photoPixels,
  renditionName,
  writeAll,
} from "./photo-folder.server";
import { renewMark } from "./photo-mark.server";
import { photoWidths, zoomWidth } from "./photo-ref";
import { colourOf, type PhotoProblem } from "./picture.server";

/** Width and height in pixels of the upright original; `hash` names it and its folder; `colour`: its dominant colour. */
export type StoredPhoto = {
  hash: string;
  width: number;
  height: number;
  colour: string;
  problem?: undefined;
};

/**
 * Stores an uploaded picture and all renditions: every width of `renditionWidths` in every format, without metadata.
 * `not-an-image`: not a complete JPEG, PNG, WebP, AVIF or GIF; `too-large`: more than 50 megapixels.
 */
export async function storePhoto(bytes: Buffer): Promise<StoredPhoto | PhotoProblem> {
  const size = looksLikeAnImage(bytes) ? await uprightSize(bytes) : null;
  if (!size) return { problem: "not-an-image" };
  if (size.width * size.height > mostPixels) return { problem: "too-large" };
  const pixels = await photoPixels(bytes).catch(() => null);
  if (!pixels) return { problem: "not-an-image" };

  const hash = createHash("sha256").update(bytes).digest("hex");
  const folder = folderOf(hash);
  // Reuse existing files of the same picture.
  if ((await isThere(folder)) && (await renewMark(folder))) {
    await completeFolder(folder, pixels);
  } else {
    await newFolder(folder, bytes, (unfinished) => writeAll(unfinished, pixels));
  }
  return { hash, ...size, colour: await colourOf(pixels) };
}

/** Creates a photo's missing renditions and returns its colour. Null when the original is missing or cannot be decoded. */
export async function remakePhoto(hash: string): Promise<string | null> {
  const original = await readFile(path.join(folderOf(hash), "original")).catch(() => null);
  if (!original || !looksLikeAnImage(original)) return null;
  const pixels = await photoPixels(original).catch(() => null);
  if (!pixels) return null;
  await completeFolder(folderOf(hash), pixels);
  return colourOf(pixels);
}

/**
 * A rendition in the best format that `Accept` allows (JPEG always), at the requested width or the nearest available. Null when
 * there is no such photo; `hash` and `width` may be untrusted.
 */
export async function rendition(
  hash: string,
  width: number,
  accept: string,
): Promise<{ bytes: Buffer; format: PhotoFormat } | null> {
  const isWidth = width === zoomWidth || photoWidths.some((known) => known === width);
  if (!/^[0-9a-f]{64}$/.test(hash) || !isWidth) return null;
  const found = await nearestRendition({ hash, width, format: formatFor(accept) });
  return found && { bytes: found.bytes, format: found.photo.format };
}

/** The requested rendition or the nearest one; null when none of the photo's files can be read. */
export async function nearestRendition(
  choice: PhotoChoice,
): Promise<{ bytes: Buffer<ArrayBuffer>; photo: PhotoChoice } | null> {
  for (const photo of choicesInstead(choice)) {
    const file = path.join(folderOf(photo.hash), renditionName(photo.width, photo.format));
    const bytes = await readFile(file).catch(() => null);
    if (bytes?.length) return { bytes, photo };
    if (bytes) reportMissing(photo.hash);
  }
  return null;
}
