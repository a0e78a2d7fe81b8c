import { Link } from "~/base/ui/link";
import { isPlainClick } from "~/base/ui/browser/plain-click";
import { Icon } from "~/base/ui/icon";
import { gallerySizes, Photo } from "~/goods/photos/photo";
import type { PhotoRef } from "~/goods/photos/photo-ref";
import { photoId, zoomPath } from "~/goods/photos/photo-zoom";
import { useEffect, useRef, useState } from "react";
import { useHydrated } from "~/base/ui/hydrated";
import { t } from "~/base/words/say";

/**
 * A product's photos in a strip that scrolls by touch, with thumbnails that link to them; with script only the strip scrolls, not the
 * page. Each photo links to its enlarged view (`PhotoZoom`). `path`: the product's page.
 */
export function ProductGallery({ photos, path }: { photos: PhotoRef[]; path: string }) {
  const { shown, show, strip, isTouched, touched } = useStrip(photos[0]?.hash);
  if (photos.length === 0) {
    return (
      <div className="product-gallery">
        <Photo photo={null} sizes="100vw" />
      </div>
    );
  }

  return (
    <div className={isTouched ? "product-gallery is-touched" : "product-gallery"} {...touched}>
      <ul className="gallery-strip" aria-label={t("Photos")} {...strip}>
        {photos.map((photo, index) => (
          // The photo of another size comes in the place of this one, which stays until it is there.
          <li key={index} id={photoId(index)}>
            <Link to={zoomPath(path, index)} className="gallery-photo">
              <Photo
                photo={photo}
                sizes={gallerySizes}
                priority={index === 0 ? "first" : undefined}
              />
              <span className="gallery-enlarge">
                <Icon name="enlarge" />
                <span className="visually-hidden">{t("Enlarge")}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {photos.length > 1 && <Thumbnails photos={photos} shown={shown} onShow={show} />}
    </div>
  );
}

function Thumbnails({
  photos,
  shown,
  onShow,
}: {
  photos: PhotoRef[];
  /** Which of them is shown (from 0); null: nobody knows. */
  shown: number | null;
  onShow: (index: number) => void;
}) {
  return (
    <ul className="gallery-thumbnails" aria-label={t("Show a photo")}>
      {photos.map((photo, index) => (
        <li key={index}>
          <a
            href={`#${photoId(index)}`}
            aria-current={index === shown || undefined}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onShow(index);
            }}
          >
            <span className="visually-hidden">{t("Photo {n}", { n: index + 1 })}</span>
            <Photo photo={photo} sizes="5rem" priority="soon" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * A strip of photos, each as wide as it: which of them is shown (from 0, null without script), and showing another one. `first`: what its
 * first photo is known by; another one is shown from its start. `isTouched`: somebody has gone to it, so that the others are worth loading.
 */
function useStrip(first: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const begun = useRef(first);
  useEffect(() => {
    if (begun.current === first) return;
    begun.current = first;
    list.current?.scrollTo({ left: 0, behavior: "instant" });
    setTouched(false);
  }, [first]);
  const touch = () => setTouched(true);
  const follow = ({ scrollLeft, clientWidth }: Element) => {
    if (scrollLeft > 0) touch();
    setIndex(Math.round(scrollLeft / clientWidth));
  };
  // The address may name a photo, and who was quick has scrolled before React started.
  useEffect(() => {
    if (list.current && list.current.scrollLeft > 0) follow(list.current);
  }, []);
  return {
    isTouched,
    /** For the element around strip and thumbnails. */
    touched: { onPointerEnter: touch, onFocus: touch },
    shown: useHydrated() ? index : null,
    show(next: number): void {
      list.current?.scrollTo({ left: next * list.current.clientWidth });
    },
    strip: {
      ref: list,
      onScroll: ({ currentTarget }: React.UIEvent) => follow(currentTarget),
    },
  };
}
