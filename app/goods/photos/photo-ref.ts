/**
 * Photo data for `Photo`. Width and height in pixels of the original; `colour`: its dominant colour as `#rrggbb`, or null until
 * it is known.
 */
export type PhotoRef = {
  hash: string;
  alt: string;
  width: number;
  height: number;
  colour: string | null;
};

/** Picks the fields that pages need. */
export const photoRefOf = ({ hash, alt, width, height, colour }: PhotoRef): PhotoRef => ({
  hash,
  alt,
  width,
  height,
  colour,
});

/** Widths (pixels) of stored renditions; pages use at most the largest one not above the original's. */
export const photoWidths = [240, 400, 520, 640, 960] as const;

/** Wider photos also get a rendition for zooming: at their own width, up to this. */
export const zoomWidth = 1600;

/** Rendition widths for a photo `width` pixels wide, ascending. */
export function renditionWidths(width: number): number[] {
  const fitting = photoWidths.filter((each, index) => index === 0 || each <= width);
  return width > Math.max(...photoWidths) ? [...fitting, zoomWidth] : fitting;
}

/** Background for transparent parts: the cream of the product photos. */
export const photoGround = "#f6efe2";

/** URL of a rendition; its bytes never change, so it is cached for ever. */
export const photoPath = (hash: string, width: number) => `/photos/${hash}/${width}`;

/** Maximum photos per product. */
export const mostPhotos = 8;

/** MB of a photo that stands alone: buyers send what their phone took. */
export const heaviestLonePhoto = 10;
