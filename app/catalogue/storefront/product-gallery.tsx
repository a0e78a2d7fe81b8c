import { Link } from "~/ui/link";
import { useRef, useState } from "react";
import { useHasScript } from "~/ui/has-script";
import { Icon } from "~/ui/icon";
import { gallerySizes, Photo } from "~/photos/photo";
import type { PhotoRef } from "~/photos/photo-ref";
import { photoId, zoomPath } from "~/photos/photo-zoom";

/**
 * A product's photos in a strip that scrolls by touch, with thumbnails that link to them: they work without JavaScript;
 * with it only the strip scrolls, not the page. Each photo links to its enlarged view (`PhotoZoom`). `path`: the product's
 * page.
 */
export function ProductGallery({ photos, path }: { photos: PhotoRef[]; path: string }) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  if (photos.length === 0) {
    return (
      <div className="product-gallery">
        <Photo photo={null} sizes="100vw" className="travelling-photo" />
      </div>
    );
  }

  const goTo = (event: React.MouseEvent, index: number) => {
    if (!strip.current) return;
    event.preventDefault();
    strip.current.scrollTo({ left: index * strip.current.clientWidth });
  };
  return (
    <div className="product-gallery">
      <ul
        className="gallery-strip"
        ref={strip}
        aria-label="Photos"
        onScroll={({ currentTarget }) =>
          setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
      >
        {photos.map((photo, index) => (
          <li key={photo.hash} id={photoId(index)}>
            <Link to={zoomPath(path, index)} state={{ openedHere: true }} className="gallery-photo">
              <Photo
                photo={photo}
                sizes={gallerySizes}
                className={index === 0 ? "travelling-photo" : undefined}
                priority={index === 0 ? "first" : undefined}
              />
              <span className="gallery-enlarge">
                <Icon name="enlarge" />
                <span className="visually-hidden">Enlarge</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {photos.length > 1 && <Thumbnails photos={photos} shown={shown} goTo={goTo} />}
    </div>
  );
}

function Thumbnails({
  photos,
  shown,
  goTo,
}: {
  photos: PhotoRef[];
  shown: number;
  goTo(event: React.MouseEvent, index: number): void;
}) {
  // Only a script knows which photo the strip shows.
  const hasScript = useHasScript();
  return (
    <ul className="gallery-thumbnails" aria-label="Show a photo">
      {photos.map((photo, index) => (
        <li key={photo.hash}>
          <a
            href={`#${photoId(index)}`}
            aria-label={`Photo ${index + 1}: ${photo.alt}`}
            aria-current={hasScript && index === shown ? "true" : undefined}
            onClick={(event) => goTo(event, index)}
          >
            <Photo photo={{ ...photo, alt: "" }} sizes="5rem" />
          </a>
        </li>
      ))}
    </ul>
  );
}
