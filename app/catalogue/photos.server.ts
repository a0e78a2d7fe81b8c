import { createHash, randomUUID } from "node:crypto";
import { access, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { settings } from "~/lib/settings.server";
import { looksLikeAnImage } from "./image-bytes";
import {
  encoded,
  photoFormats,
  type PhotoFormat,
  type Pixels,
  pixelsOf,
} from "./photo-encoding.server";
import { photoWidths } from "./photo-ref";

/** A picture larger than this costs more memory to decode than a small server has to spare. */
export const mostPixels = 50_000_000;

/** Width and height in pixels of the upright original; `hash` names it and its folder. */
export type StoredPhoto = { hash: string; width: number; height: number; problem?: undefined };
export type PhotoProblem = { problem: "not-an-image" | "too-large" };

/**
 * Keeps an uploaded picture and makes its renditions: every width of `photoWidths` up to its own, in every format, without
 * metadata. `not-an-image`: not a whole JPEG, PNG, WebP, AVIF or GIF; `too-large`: more than 50 megapixels.
 * The same picture again costs next to nothing.
 */
export async function storePhoto(bytes: Buffer): Promise<StoredPhoto | PhotoProblem> {
  const size = await uprightSize(bytes);
  if (!size) return { problem: "not-an-image" };
  if (size.width * size.height > mostPixels) return { problem: "too-large" };

  const hash = createHash("sha256").update(bytes).digest("hex");
  const folder = folderOf(hash);
  if (await exists(folder)) return { hash, ...size };
  const pixels = await pixelsOf(bytes, Math.max(...photoWidths)).catch(() => null);
  if (!pixels) return { problem: "not-an-image" };
  await fillFolder(folder, bytes, pixels);
  return { hash, ...size };
}

/**
 * The bytes of one rendition in the best format the `Accept` header allows (JPEG always), at the asked width or the next
 * smaller one there is. Null when there is no such photo; `hash` and `width` may come straight from a URL.
 */
export async function rendition(
  hash: string,
  width: number,
  accept: string,
): Promise<{ bytes: Buffer; format: PhotoFormat } | null> {
  if (!/^[0-9a-f]{64}$/.test(hash) || !photoWidths.some((known) => known === width)) return null;
  // A photo that came in with thousands of others may be there as JPEG only.
  const readable = photoFormats.filter(
    (name) => name === "jpeg" || accepts(accept, `image/${name}`),
  );
  for (const format of readable) {
    for (const candidate of photoWidths.toReversed().filter((known) => known <= width)) {
      const bytes = await fileOrNull(path.join(folderOf(hash), `${candidate}.${format}`));
      if (bytes) return { bytes, format };
    }
  }
  return null;
}

/** Where the original and the renditions of a photo lie. */
export function folderOf(hash: string): string {
  return path.join(settings.uploadsDir, hash);
}

/** Width and height in pixels of the upright picture; null when the bytes are none. */
export async function uprightSize(
  bytes: Buffer,
): Promise<{ width: number; height: number } | null> {
  if (!looksLikeAnImage(bytes)) return null;
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return autoOrient;
  } catch {
    return null;
  }
}

/** Written beside its place and then renamed, so that a folder is whole or not there. */
async function fillFolder(folder: string, bytes: Buffer, pixels: Pixels): Promise<void> {
  const unfinished = path.join(settings.uploadsDir, `unfinished-${randomUUID()}`);
  await mkdir(unfinished, { recursive: true });
  try {
    await writeRenditions(unfinished, pixels);
    await writeFile(path.join(unfinished, "original"), bytes);
    await rename(unfinished, folder).catch(async (error: unknown) => {
      // Another upload of the same picture was quicker.
      if (!(await exists(folder))) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** A picture smaller than every width gets one rendition under the smallest, as wide as it is. */
async function writeRenditions(folder: string, pixels: Pixels): Promise<void> {
  const widths = photoWidths.filter((each, index) => index === 0 || each <= pixels.info.width);
  await Promise.all(
    widths.flatMap((each) =>
      photoFormats.map(async (format) =>
        writeFile(path.join(folder, `${each}.${format}`), await encoded(pixels, each, format)),
      ),
    ),
  );
}

/** Named, with a quality above zero. "Anything" does not count: programs that send only that may not know AVIF. */
function accepts(header: string, type: string): boolean {
  return header.split(",").some((range) => {
    const [name, ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

async function fileOrNull(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
