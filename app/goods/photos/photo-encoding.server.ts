import type { OutputInfo } from "sharp";
import type { PhotoFormat } from "./photo-choice";
import { photoGround } from "./photo-ref";

/** A decoded picture: upright, opaque, sRGB, 8 bits per channel, no metadata. */
export type Pixels = { data: Buffer; info: OutputInfo };

/** Largest picture (pixels) that a small server has the memory to decode. */
export const mostPixels = 50_000_000;

/** WebP's maximum height in pixels; AVIF's is one more. */
const tallest = 16_383;

/** Decoding timeout (seconds) per picture, of a process that has to make way for visitors: alone, the largest takes two. */
const patience = 100;

const acceptedFormats = ["Jpeg", "Png", "Webp", "Heif", "Nsgif"];

let loading: ReturnType<typeof loaded> | undefined;

/** Loaded when it is needed: processes that answer leave the decoding to others (`picture-beside.server.ts`), and never need it. */
const decoder = () => (loading ??= loaded());

async function loaded() {
  const { default: sharp } = await import("sharp");
  // libvips also reads SVG, PDF, TIFF and more, whatever the file's name. Allow only the formats the shop accepts.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: acceptedFormats.map((name) => `VipsForeignLoad${name}`) });
  // No picture is processed twice, so a cache would only cost memory.
  sharp.cache(false);
  return sharp;
}

/**
 * Decodes a picture to at most `width` pixels across, very tall ones to fewer. Throws when the file is broken, too large, or
 * takes too long.
 */
export async function pixelsOf(bytes: Buffer, width: number): Promise<Pixels> {
  const sharp = await decoder();
  return sharp(bytes, { failOn: "error", limitInputPixels: mostPixels })
    .timeout({ seconds: patience })
    .autoOrient()
    .resize({ width, height: tallest, fit: "inside", withoutEnlargement: true })
    .flatten({ background: photoGround })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
}

/** Size in pixels of the upright picture, from its header; null when unreadable. Decodes nothing. */
export async function uprightSize(
  bytes: Buffer,
): Promise<{ width: number; height: number } | null> {
  const sharp = await decoder();
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return autoOrient;
  } catch {
    return null;
  }
}

/** Scales down; never up. */
export async function shrunk(pixels: Pixels, width: number): Promise<Pixels> {
  return (await ofPixels(pixels, width)).raw().toBuffer({ resolveWithObject: true });
}

/** Encodes a rendition at most `width` pixels wide. */
export async function encoded(pixels: Pixels, width: number, format: PhotoFormat): Promise<Buffer> {
  const picture = await ofPixels(pixels, width);
  switch (format) {
    case "avif":
      // More effort saves a few percent and takes many times as long.
      return picture.avif({ quality: 55, effort: 2 }).toBuffer();
    case "webp":
      return picture.webp({ quality: 78, effort: 4 }).toBuffer();
    case "jpeg":
      return picture.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  }
}

/** A JPEG of somewhat more bytes than `encoded` makes, in a tenth of its time; at most `width` pixels wide. `quality`: of 100. */
export async function quickJpeg(pixels: Pixels, width: number, quality: number): Promise<Buffer> {
  return (await ofPixels(pixels, width)).jpeg({ quality }).toBuffer();
}

/** Never wider than they are. */
async function ofPixels({ data, info: { width, height, channels } }: Pixels, across: number) {
  const sharp = await decoder();
  const picture = sharp(data, { raw: { width, height, channels } });
  return picture.resize({ width: across, withoutEnlargement: true });
}
