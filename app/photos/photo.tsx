import type { MetaDescriptor } from "@remix-run/node";
import { usePhotoGround } from "./photo-ground";
import { closeWidth, photoPath, type PhotoRef, renditionWidths } from "./photo-ref";

/** React 18 passes on this attribute only in the spelling of HTML. */
export const highPriority = { fetchpriority: "high" };

/** How wide a card shows its photo: two, three or four in a row. To the pixel, or phones take the next larger file. */
export const cardSizes =
  "(min-width: 75rem) min(25vw - 37px, 292px), (min-width: 48rem) calc(33vw - 32px), calc(50vw - 24px)";

/**
 * How wide the first photo of a product's own page is. For phones less than it is: they show three dots where two would look
 * as sharp in a hand, and whoever looks closely opens the photo.
 */
export const gallerySizes = "(min-width: 48rem) min(46.5vw, 38rem), (max-width: 30rem) 60vw, 100vw";

/** What browsers choose from in a page: the one for looking closely only where that is what they are to show. */
export function photoSources({ hash, width }: PhotoRef, closely = false): string {
  return renditionWidths(width)
    .filter((each) => closely || each !== closeWidth)
    .map((each) => `${photoPath(hash, each)} ${Math.min(each, width)}w`)
    .join(", ");
}

/** For a page's `meta`: the browser fetches this photo before it has read the page. `sizes` as where it is shown. */
export function photoPreload(
  photo: PhotoRef | null | undefined,
  sizes: string = cardSizes,
): MetaDescriptor[] {
  if (!photo) return [];
  const [imageSrcSet, imageSizes] = [photoSources(photo), sizes];
  return [
    { tagName: "link", rel: "preload", as: "image", imageSrcSet, imageSizes, ...highPriority },
  ];
}

/** A product's photo, or a drawn placeholder. `sizes` as in HTML; `eager` for the first one a page shows. */
export function Photo({
  photo,
  sizes,
  eager = false,
  className,
}: {
  photo: PhotoRef | null;
  sizes: string;
  eager?: boolean | undefined;
  className?: string | undefined;
}) {
  const ground = usePhotoGround(photo?.colour ?? null, className);
  if (!photo) {
    return <img className={className} src="/no-photo.svg" alt="" width={400} height={400} />;
  }
  return (
    <img
      {...ground}
      src={photoPath(
        photo.hash,
        renditionWidths(photo.width).findLast((each) => each <= 400) ?? 240,
      )}
      srcSet={photoSources(photo)}
      sizes={sizes}
      alt={photo.alt}
      width={photo.width}
      height={photo.height}
      loading={eager ? "eager" : "lazy"}
      {...(eager && highPriority)}
      decoding="async"
    />
  );
}
