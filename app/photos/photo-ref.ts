/**
 * What a page needs to show a photo: see `Photo`. Width and height in pixels of the original; `colour`: the one most of it
 * has, as `#rrggbb`, or null while the shop has not looked for it yet.
 */
export type PhotoRef = {
  hash: string;
  alt: string;
  width: number;
  height: number;
  colour: string | null;
};

/** Of all that is stored of a photo, what a page needs. */
export const photoRefOf = ({ hash, alt, width, height, colour }: PhotoRef): PhotoRef => ({
  hash,
  alt,
  width,
  height,
  colour,
});

/** The widths in pixels that every photo is stored in; the largest not above the original's is its best on a page. */
export const photoWidths = [240, 400, 520, 640, 960] as const;

/** A photo wider than all of these is also stored for looking closely: as wide as it is, but not above this. */
export const closeWidth = 1600;

/** The names of the renditions of a photo that is so many pixels wide, smallest first. */
export function renditionWidths(width: number): number[] {
  const fitting = photoWidths.filter((each, index) => index === 0 || each <= width);
  return width > Math.max(...photoWidths) ? [...fitting, closeWidth] : fitting;
}

/** The address of one rendition; its bytes never change, so it is cached for ever. */
export const photoPath = (hash: string, width: number) => `/photos/${hash}/${width}`;

/** How many photos a product may have. */
export const mostPhotos = 8;
