import type { MetaDescriptor } from "@remix-run/node";
import { languageOfLetters } from "~/base/lib/script-of";
import { withGround } from "./photo-ground";
import { photoPath, type PhotoRef, renditionWidths, zoomWidth } from "./photo-ref";

/** React 18 passes this attribute through only in lower case. */
export const highPriority = { fetchpriority: "high" };

/** Width of a card's photo: two, three or four per row. Exact to the pixel, or phones choose the next larger file. */
export const cardSizes =
  "(min-width: 75rem) min(25vw - 37px, 292px), (min-width: 48rem) calc(33vw - 32px), calc(50vw - 24px)";

/** Width of the first photo on a product page. */
export const gallerySizes = "(min-width: 48rem) min(46.5vw, 38rem), 100vw";

/** The `srcset` of a photo. `fillsScreen`: with the rendition for zooming, which a phone of three dots per pixel needs. */
export function photoSources({ hash, width }: PhotoRef, fillsScreen: boolean): string {
  return renditionWidths(width)
    .filter((each) => fillsScreen || each !== zoomWidth)
    .map((each) => `${photoPath(hash, each)} ${Math.min(each, width)}w`)
    .join(", ");
}

/** Preloads a photo from a page's `meta`. `sizes` as where it is shown. */
export function photoPreload(
  photo: PhotoRef | null | undefined,
  sizes: string = cardSizes,
): MetaDescriptor[] {
  if (!photo) return [];
  const [imageSrcSet, imageSizes] = [photoSources(photo, sizes === gallerySizes), sizes];
  return [
    { tagName: "link", rel: "preload", as: "image", imageSrcSet, imageSizes, ...highPriority },
  ];
}

/**
 * When a photo is loaded. `first`: the first of a page, before all others; `soon`: on the first screen as well, at once: a browser that
 * runs script starts a lazy one after the layout. All others when they are near.
 */
export type Priority = "first" | "soon" | undefined;

/** The priority of a list's photo. `seen`: so many stand on a first screen; of cards six, on a phone's. */
export const priorityAt = (index: number, seen = 6): Priority =>
  index === 0 ? "first" : index < seen ? "soon" : undefined;

/** A product's photo, or a placeholder drawing. `sizes` as in HTML. */
export function Photo({
  photo,
  sizes,
  priority,
  className,
}: {
  photo: PhotoRef | null;
  sizes: string;
  priority?: Priority;
  className?: string | undefined;
}) {
  if (!photo) {
    return <img className={className} src="/no-photo.svg" alt="" width={400} height={400} />;
  }
  return (
    <img
      className={withGround(photo.colour, className)}
      src={photoPath(
        photo.hash,
        renditionWidths(photo.width).findLast((each) => each <= 400) ?? 240,
      )}
      srcSet={photoSources(photo, sizes === gallerySizes)}
      sizes={sizes}
      alt={photo.alt}
      lang={languageOfLetters(photo.alt)}
      width={photo.width}
      height={photo.height}
      loading={priority ? "eager" : "lazy"}
      {...(priority === "first" && highPriority)}
      // One on the first screen is painted with the rest of it: no empty tile, however late its pixels are ready.
      decoding={priority ? "sync" : "async"}
    />
  );
}
