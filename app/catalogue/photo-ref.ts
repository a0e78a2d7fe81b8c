/** What a page needs to show a photo: see `Photo`. Width and height in pixels of the original. */
export type PhotoRef = { hash: string; alt: string; width: number; height: number };

/** The widths in pixels that every photo is stored in; the largest not above the original's is its best. */
export const photoWidths = [240, 400, 640, 960] as const;

/** The address of one rendition; its bytes never change, so it is cached for ever. */
export const photoPath = (hash: string, width: number) => `/photos/${hash}/${width}`;

/** How many photos a product may have. */
export const mostPhotos = 8;
