import { useLocation } from "@remix-run/react";
import { useRef } from "react";
import { useInPlace } from "~/base/ui/browser/use-in-place";
import { NotSent } from "~/base/ui/sending/sent-form";
import { Link } from "~/base/ui/link";
import { Icon } from "~/base/ui/icon";
import { PageDialog } from "~/base/ui/page-dialog";
import { photoSources } from "./photo";
import { withGround } from "./photo-ground";
import { photoPath, type PhotoRef, renditionWidths } from "./photo-ref";
import { t } from "~/base/words/say";

/** Width as in the styles: wider than a phone, to pan around in. */
const zoomSizes = "max(60rem, 100vw)";

/** Element id of a gallery photo; `index` from 0. */
export const photoId = (index: number) => `photo-${index + 1}`;

/** URL of a photo enlarged over its product's page, at this path with its PIN. */
export const zoomPath = (path: string, index: number) =>
  `${path}${path.includes("?") ? "&" : "?"}photo=${index + 1}`;

/** `?photo=2` → 1, the index among `count` photos; null when there is no such photo. */
function zoomedIndex(search: string, count: number): number | null {
  const number = new URLSearchParams(search).get("photo") ?? "";
  const index = /^[1-9]\d?$/.test(number) ? Number(number) - 1 : -1;
  return index >= 0 && index < count ? index : null;
}

/** The photo that the URL names, at full size, with links to its neighbours and back to `path`. */
export function PhotoZoom({ photos, path }: { photos: PhotoRef[]; path: string }) {
  const index = zoomedIndex(useLocation().search, photos.length);
  const photo = index === null ? undefined : photos[index];
  return photo && index !== null && <Zoomed photos={photos} index={index} path={path} />;
}

function Zoomed({ photos, index, path }: { photos: PhotoRef[]; index: number; path: string }) {
  const photo = photos[index];
  const ground = useRef<HTMLDivElement>(null);
  if (!photo) return null;
  return (
    <PageDialog label={t("Enlarged photo")} closeTo={path} className="photo-zoom">
      <div className="photo-zoom-bar">
        <p aria-live="polite">{t("Photo {n} of {all}", { n: index + 1, all: photos.length })}</p>
        <Link to={path}>
          <Icon name="close" /> {t("Close")}
        </Link>
      </div>
      {/* A tap on the photo ticks it, without script too. */}
      <input
        key={index}
        type="checkbox"
        id="closer"
        aria-label={t("Enlarge")}
        autoComplete="off"
        onChange={() => ground.current && showMiddle(ground.current)}
      />
      {/* Focusable, so that the keyboard can scroll it. */}
      <div
        ref={ground}
        className="photo-zoom-ground"
        role="region"
        aria-label={t("The photo, to scroll in")}
        tabIndex={0}
      >
        <label htmlFor="closer">
          <img
            // The photo before would stand here until this one has come.
            key={photo.hash}
            src={photoPath(photo.hash, renditionWidths(photo.width).at(-1) ?? 0)}
            srcSet={photoSources(photo, true)}
            sizes={zoomSizes}
            className={withGround(photo.colour)}
            alt={photo.alt}
            width={photo.width}
            height={photo.height}
          />
          <Icon name="enlarge" />
        </label>
      </div>
      {photos.length > 1 && <Neighbours count={photos.length} index={index} path={path} />}
    </PageDialog>
  );
}

/** The middle of a photo that is wider than the screen. */
function showMiddle(ground: HTMLElement): void {
  ground.scrollTo({
    left: (ground.scrollWidth - ground.clientWidth) / 2,
    top: (ground.scrollHeight - ground.clientHeight) / 2,
  });
}

/** In the same history entry: Back closes the enlarged photo, whichever it is. */
function Neighbours({ count, index, path }: { count: number; index: number; path: string }) {
  const { follow, isOffline } = useInPlace();
  const before = zoomPath(path, (index + count - 1) % count);
  const next = zoomPath(path, (index + 1) % count);
  return (
    <div className="photo-zoom-bar">
      <Link to={before} onClick={follow(before)}>
        <Icon name="left" /> {t("Previous photo")}
      </Link>
      <Link to={next} onClick={follow(next)}>
        {t("Next photo")} <Icon name="right" />
      </Link>
      <NotSent words={isOffline ? t("There is no connection") : null} />
    </div>
  );
}
