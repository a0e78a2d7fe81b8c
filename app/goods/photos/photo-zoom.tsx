import { useLocation } from "@remix-run/react";
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

/** URL of a photo enlarged over its product's page. */
export const zoomPath = (path: string, index: number) => `${path}?photo=${index + 1}`;

/** `?photo=2` → 1, the index among `count` photos; null when there is no such photo. */
function zoomedIndex(search: string, count: number): number | null {
  const number = new URLSearchParams(search).get("photo") ?? "";
  const index = /^[1-9]\d?$/.test(number) ? Number(number) - 1 : -1;
  return index >= 0 && index < count ? index : null;
}

/** The photo that the URL names, at full size, with links to its neighbours and back to `path` (`zoomPhotos`). */
export function PhotoZoom({ photos, path }: { photos: PhotoRef[]; path: string }) {
  const index = zoomedIndex(useLocation().search, photos.length);
  const photo = index === null ? undefined : photos[index];
  return photo && index !== null && <Zoomed photos={photos} index={index} path={path} />;
}

function Zoomed({ photos, index, path }: { photos: PhotoRef[]; index: number; path: string }) {
  const photo = photos[index];
  if (!photo) return null;
  return (
    <PageDialog label={t("Enlarged photo")} closeTo={path} className="photo-zoom">
      <div className="photo-zoom-bar">
        <p aria-live="polite">{t("Photo {n} of {all}", { n: index + 1, all: photos.length })}</p>
        <Link to={path} data-closes="">
          <Icon name="close" /> {t("Close")}
        </Link>
        <label className="photo-zoom-closer">
          <input type="checkbox" id="closer" aria-label={t("Enlarge")} autoComplete="off" />
          {t("Enlarge")}
        </label>
      </div>
      {/* Focusable, so that the keyboard can scroll it. */}
      <div
        className="photo-zoom-ground"
        role="region"
        aria-label={t("The photo, to scroll in")}
        tabIndex={0}
      >
        <label htmlFor="closer">
          <img
            src={photoPath(photo.hash, renditionWidths(photo.width).at(-1) ?? 0)}
            srcSet={photoSources(photo, true)}
            sizes={zoomSizes}
            className={withGround(photo.colour)}
            alt={photo.alt}
            width={photo.width}
            height={photo.height}
          />
        </label>
      </div>
      {photos.length > 1 && <Neighbours count={photos.length} index={index} path={path} />}
    </PageDialog>
  );
}

function Neighbours({ count, index, path }: { count: number; index: number; path: string }) {
  return (
    <p className="photo-zoom-bar">
      <Link to={zoomPath(path, (index + count - 1) % count)}>
        <Icon name="left" /> {t("Previous photo")}
      </Link>
      <Link to={zoomPath(path, (index + 1) % count)}>
        {t("Next photo")} <Icon name="right" />
      </Link>
    </p>
  );
}
