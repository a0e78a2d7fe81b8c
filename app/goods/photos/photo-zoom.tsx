import { useLocation } from "@remix-run/react";
import { useRef } from "react";
import { Icon } from "~/base/ui/icon";
import { withParameter } from "~/base/lib/http/with-parameter";
import { photoSources } from "./photo";
import { PhotoDialog } from "./photo-dialog";
import { withGround } from "./photo-ground";
import { photoPath, type PhotoRef, renditionWidths } from "./photo-ref";
import { t } from "~/base/words/say";

/** Width as in the styles: wider than a phone, to pan around in. */
const zoomSizes = "max(60rem, 100vw)";

/** Element id of a gallery photo; `index` from 0. */
export const photoId = (index: number) => `photo-${index + 1}`;

/** URL of a photo enlarged over its product's page, at this path with its query. */
export const zoomPath = (path: string, index: number) =>
  withParameter(path, "photo", String(index + 1));

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
  const count = photos.length;
  const at = (step: number) =>
    count > 1 ? zoomPath(path, (index + count + step) % count) : undefined;
  return (
    <PhotoDialog
      className="photo-zoom"
      closeTo={path}
      head={<p aria-live="polite">{t("Photo {n} of {all}", { n: index + 1, all: count })}</p>}
      before={at(-1)}
      next={at(1)}
    >
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
    </PhotoDialog>
  );
}

/** The middle of a photo that is wider than the screen. */
function showMiddle(ground: HTMLElement): void {
  ground.scrollTo({
    left: (ground.scrollWidth - ground.clientWidth) / 2,
    top: (ground.scrollHeight - ground.clientHeight) / 2,
  });
}
