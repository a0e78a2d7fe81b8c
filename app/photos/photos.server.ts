import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { looksLikeAnImage } from "./image-bytes";
import { reportMissing } from "./missing-photos.server";
import { choicesInstead, formatFor, type PhotoChoice, type PhotoFormat } from "./photo-choice";
import { mostPixels, uprightSize } from "./photo-encoding.server";
import {
  colourOf,
  completeFolder,
  fillFolder,
  folderOf,
  isThere,
  photoPixels,
  renditionName,
} from "./photo-folder.server";
import { renewMark } from "./photo-mark.server";
import { closeWidth, photoWidths } from "./photo-ref";

/** Width and height in pixels of the upright original; `hash` names it and its folder; `colour`: what most of it has. */
export type StoredPhoto = {
  hash: string;
  width: number;
  height: number;
  colour: string;
  problem?: undefined;
};
export type PhotoProblem = { problem: "not-an-image" | "too-large" };

/**
 * Keeps an uploaded picture and makes its renditions: every width of `renditionWidths`, in every format, without metadata.
 * `not-an-image`: not a whole JPEG, PNG, WebP, AVIF or GIF; `too-large`: more than 50 megapixels.
 */
export async function storePhoto(bytes: Buffer): Promise<StoredPhoto | PhotoProblem> {
  const size = looksLikeAnImage(bytes) ? await uprightSize(bytes) : null;
  if (!size) return { problem: "not-an-image" };
  if (size.width * size.height > mostPixels) return { problem: "too-large" };
  const pixels = await photoPixels(bytes).catch(() => null);
  if (!pixels) return { problem: "not-an-image" };

  const hash = createHash("sha256").update(bytes).digest("hex");
  const folder = folderOf(hash);
  // What is there of the same picture is not made again.
  if ((await isThere(folder)) && (await renewMark(folder))) {
    await completeFolder(folder, pixels);
  } else {
    await fillFolder(folder, bytes, pixels);
  }
  return { hash, ...size, colour: await colourOf(pixels) };
}

/**
 * Makes what a photo of earlier times lacks: renditions, and its colour, which is given. Null when its original is gone or
 * cannot be decoded (any more).
 */
export async function remakePhoto(hash: string): Promise<string | null> {
  const original = await readFile(path.join(folderOf(hash), "original")).catch(() => null);
  if (!original || !looksLikeAnImage(original)) return null;
  const pixels = await photoPixels(original).catch(() => null);
  if (!pixels) return null;
  await completeFolder(folderOf(hash), pixels);
  return colourOf(pixels);
}

/**
 * The bytes of one rendition in the best format the `Accept` header allows (JPEG always), at the asked width or the nearest
 * one there is. Null when there is no such photo; `hash` and `width` may come from anywhere.
 */
export async function rendition(
  hash: string,
  width: number,
  accept: string,
): Promise<{ bytes: Buffer; format: PhotoFormat } | null> {
  const isWidth = width === closeWidth || photoWidths.some((known) => known === width);
  if (!/^[0-9a-f]{64}$/.test(hash) || !isWidth) return null;
  const found = await nearestRendition({ hash, width, format: formatFor(accept) });
  return found && { bytes: found.bytes, format: found.photo.format };
}

/** The rendition of that name, or what comes nearest to it; null when none of the photo's files can be read. */
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
