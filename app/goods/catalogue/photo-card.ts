import { photoPath, photoWidths, type PhotoRef } from "~/goods/photos/photo-ref";

/** Minimum width (px) of a photo for link previews. */
const leastWidth = 600;

/** The largest rendition of a photo, as JPEG: not every crawler supports newer formats. */
export function largestJpeg({ hash, width, height, alt }: PhotoRef) {
  const stored = photoWidths.findLast((each) => each <= width) ?? photoWidths[0];
  const shown = Math.min(stored, width);
  return {
    path: `${photoPath(hash, stored)}.jpg`,
    width: shown,
    height: Math.round((height * shown) / width),
    alt,
  };
}

/** The photo for link previews: the first one, or null if it is too small. */
export function photoCard(photos: PhotoRef[]) {
  const [first] = photos;
  const card = first && largestJpeg(first);
  return card && card.width >= leastWidth ? card : null;
}
