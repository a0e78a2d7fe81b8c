import { gallerySizes, Photo } from "./photo";
import type { PhotoRef } from "./photo-ref";

/** A product's photos: the first one large, further ones side by side below it. */
export function ProductGallery({ photos }: { photos: PhotoRef[] }) {
  const [first, ...others] = photos;
  return (
    <div className="product-gallery">
      <Photo photo={first ?? null} sizes={gallerySizes} className="travelling-photo" eager />
      {others.length > 0 && (
        <ul aria-label="More photos">
          {others.map((photo) => (
            <li key={photo.hash}>
              <Photo photo={photo} sizes="(min-width: 60rem) 19rem, 50vw" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
