import { createHash } from "node:crypto";
import {
  encoded,
  mostPixels,
  type Pixels,
  pixelsOf,
  quickJpeg,
  shrunk,
  uprightSize,
} from "./photo-encoding.server";
import { renditionWidths } from "./photo-ref";

/** Bits to drop per channel: colours that share the rest form one cluster. */
const droppedBits = 5;

/**
 * The dominant colour as `#rrggbb`: the mean of the largest cluster of similar pixels. A mean of all pixels would be a muddy mix
 * of the oil's gold and the cream background. `data`: RGB, three bytes per pixel.
 */
export function dominantColour(data: Uint8Array): string {
  const clusters = new Map<number, [count: number, red: number, green: number, blue: number]>();
  let largest: [number, number, number, number] = [1, 255, 255, 255];
  for (let at = 0; at + 2 < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const key =
      ((red >> droppedBits) << 16) | ((green >> droppedBits) << 8) | (blue >> droppedBits);
    const cluster = clusters.get(key) ?? [0, 0, 0, 0];
    clusters.set(key, cluster);
    cluster[0] += 1;
    cluster[1] += red;
    cluster[2] += green;
    cluster[3] += blue;
    if (cluster[0] > largest[0] || clusters.size === 1) largest = cluster;
  }
  const [count, ...sums] = largest;
  return `#${sums.map((sum) => hex(Math.round(sum / count))).join("")}`;
}

const hex = (byte: number) => byte.toString(16).padStart(2, "0");

export type PhotoProblem = { problem: "not-an-image" | "too-large" };

/**
 * What is to be made of a picture: a JPEG at most `across` pixels wide. `rendition`: quickly, in one of the widths that pages ask for;
 * `original`: nearly as good as the picture itself; `small`: of few bytes.
 */
export type PictureAsked = {
  bytes: Buffer;
  across: number;
  as: "rendition" | "original" | "small";
};

/** A picture that could be decoded. `hash`: of its bytes; width and height in pixels, upright; `colour`: its dominant one. */
export type Picture = {
  hash: string;
  width: number;
  height: number;
  colour: string;
  jpeg: { bytes: Buffer; width: number };
  problem?: undefined;
};

/**
 * Decodes the whole picture, JPEGs at a fraction of their size: a header alone says nothing of what was cut off. The JPEG is made of
 * its pixels alone. `not-an-image`: none that the shop takes, or not all of it; `too-large`: more than 50 megapixels.
 */
export async function pictureOf({
  bytes,
  across,
  as,
}: PictureAsked): Promise<Picture | PhotoProblem> {
  const size = await uprightSize(bytes);
  if (!size) return { problem: "not-an-image" };
  if (size.width * size.height > mostPixels) return { problem: "too-large" };
  const pixels = await pixelsOf(bytes, across).catch(() => null);
  if (!pixels) return { problem: "not-an-image" };
  const hash = createHash("sha256").update(bytes).digest("hex");
  return { hash, ...size, colour: await colourOf(pixels), jpeg: await jpegOf(pixels, across, as) };
}

/** The dominant colour, as `#rrggbb`. */
export async function colourOf(pixels: Pixels): Promise<string> {
  const { data } = await shrunk(pixels, 32);
  return dominantColour(data);
}

async function jpegOf(pixels: Pixels, across: number, as: PictureAsked["as"]) {
  const own = pixels.info.width;
  if (as === "small") return { bytes: await encoded(pixels, own, "jpeg"), width: own };
  if (as === "original") return { bytes: await quickJpeg(pixels, own, 90), width: own };
  const width = renditionWidths(own).at(-1) ?? across;
  return { bytes: await quickJpeg(pixels, width, 80), width };
}
