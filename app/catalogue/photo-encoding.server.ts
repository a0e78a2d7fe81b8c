import sharp, { type OutputInfo } from "sharp";

/** A decoded picture: upright, opaque, sRGB, eight bits a channel, and nothing but pixels. */
export type Pixels = { data: Buffer; info: OutputInfo };

/** Rendition formats, best first. */
export const photoFormats = ["avif", "webp", "jpeg"] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** Behind the transparent parts of a picture: the cream that the product photos stand on. */
const ground = "#f6efe2";

/** Decodes a picture to at most `width` pixels across. Throws when the file is broken. */
export async function pixelsOf(bytes: Buffer, width: number): Promise<Pixels> {
  return sharp(bytes, { failOn: "error", limitInputPixels: false })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: ground })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
}

/** One rendition, at most `width` pixels across. */
export async function encoded(
  { data, info }: Pixels,
  width: number,
  format: PhotoFormat,
): Promise<Buffer> {
  const picture = sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  }).resize({ width, withoutEnlargement: true });
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
