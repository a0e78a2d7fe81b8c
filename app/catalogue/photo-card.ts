import { photoPath, photoWidths, type PhotoRef } from "~/photos/photo-ref";

/** A picture narrower than this is not worth showing where a link is shared. */
const leastWidth = 600;

/** The largest rendition of a photo, always as a JPEG: not every program that reads a page knows newer formats. */
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

/** What a link to a product shows: its first photo, if that is large enough. */
export function photoCard(photos: PhotoRef[]) {
  const [first] = photos;
  const card = first && largestJpeg(first);
  return card && card.width >= leastWidth ? card : null;
}
