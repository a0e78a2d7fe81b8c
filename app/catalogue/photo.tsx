import { photoPath, photoWidths, type PhotoRef } from "./photo-ref";

/** React 18 passes on this attribute only in the spelling of HTML. */
export const highPriority = { fetchpriority: "high" };

/** A product's photo, or a drawn placeholder. `sizes` as in HTML; `eager` for the first one a page shows. */
export function Photo({
  photo,
  sizes,
  eager = false,
  className,
}: {
  photo: PhotoRef | null;
  sizes: string;
  eager?: boolean;
  className?: string;
}) {
  if (!photo) {
    return <img className={className} src="/no-photo.svg" alt="" width={400} height={400} />;
  }
  return (
    <img
      className={className}
      src={photoPath(photo.hash, 400)}
      srcSet={photoWidths.map((width) => `${photoPath(photo.hash, width)} ${width}w`).join(", ")}
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
