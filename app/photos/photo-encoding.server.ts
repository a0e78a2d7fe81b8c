import sharp, { type OutputInfo } from "sharp";
import type { PhotoFormat } from "./photo-choice";

/** A decoded picture: upright, opaque, sRGB, eight bits a channel, and nothing but pixels. */
export type Pixels = { data: Buffer; info: OutputInfo };

/** A picture larger than this costs more memory to decode than a small server has to spare. */
export const mostPixels = 50_000_000;

/** WebP holds no more pixels in a column; AVIF one more. */
const tallest = 16_383;

/** How long (seconds) one picture may keep the decoder busy. */
const patience = 30;

/** Behind the transparent parts of a picture: the cream that the product photos stand on. */
const ground = "#f6efe2";

// The library also reads SVG, PDF, TIFF and more, whatever a file says it is. Here it knows only what the shop takes.
const taken = ["Jpeg", "Png", "Webp", "Heif", "Nsgif"];
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: taken.map((name) => `VipsForeignLoad${name}`) });

// No picture is worked on twice, so keeping the last ones would only cost memory.
sharp.cache(false);

/**
 * Decodes a picture to at most `width` pixels across, a very long one to less. Throws when the file is broken, too large, or
 * takes too long.
 */
export async function pixelsOf(bytes: Buffer, width: number): Promise<Pixels> {
  return sharp(bytes, { failOn: "error", limitInputPixels: mostPixels })
    .timeout({ seconds: patience })
    .autoOrient()
    .resize({ width, height: tallest, fit: "inside", withoutEnlargement: true })
    .flatten({ background: ground })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
}

/** Width and height in pixels of the upright picture, as its head says; null when it has none. Decodes nothing. */
export async function uprightSize(
  bytes: Buffer,
): Promise<{ width: number; height: number } | null> {
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return autoOrient;
  } catch {
    return null;
  }
}

/** The same picture with fewer pixels, if it has more. */
export async function shrunk(pixels: Pixels, width: number): Promise<Pixels> {
  return ofPixels(pixels)
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** One rendition, at most `width` pixels across. */
export async function encoded(pixels: Pixels, width: number, format: PhotoFormat): Promise<Buffer> {
  const picture = ofPixels(pixels).resize({ width, withoutEnlargement: true });
  switch (format) {
    case "avif":
      // More effort saves a few per cent and takes many times as long.
      return picture.avif({ quality: 55, effort: 2 }).toBuffer();
    case "webp":
      return picture.webp({ quality: 78, effort: 4 }).toBuffer();
    case "jpeg":
      return picture.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  }
}

function ofPixels({ data, info: { width, height, channels } }: Pixels) {
  return sharp(data, { raw: { width, height, channels } });
}
