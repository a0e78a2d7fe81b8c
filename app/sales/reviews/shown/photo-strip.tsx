import { useLocation, useNavigate } from "@remix-run/react";
import type { CameFrom } from "~/base/ui/browser/came-from";
import { isPlainClick } from "~/base/ui/browser/plain-click";
import { Link } from "~/base/ui/link";
import { Photo } from "~/goods/photos/photo";
import { nameless } from "./review-article";
import { largePath, reviewsId } from "./shown-query";
import type { ShownReviews } from "./shown-reviews.server";
import { t } from "~/base/words/say";

/** Width of a photo as in the styles. */
const stripSizes = "7rem";

/** What buyers photographed, in one row that is pushed sideways; each leads to the photo, large, over the page at `here`. */
export function PhotoStrip({ photos, here }: { photos: ShownReviews["photos"]; here: string }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (photos.length === 0) return null;
  return (
    <ul className="review-strip" aria-label={t("Photos by buyers")}>
      {photos.map(({ id, name, photo }) => (
        <li key={id}>
          <Link
            to={`${largePath(here, id)}#${reviewsId}`}
            onClick={(event) => {
              if (!isPlainClick(event) || !navigator.onLine) return;
              event.preventDefault();
              // The page stays where it is, and Back closes the photo.
              const state: CameFrom = { from: pathname + search };
              navigate(largePath(here, id), { preventScrollReset: true, state });
            }}
          >
            <Photo
              photo={{ ...photo, alt: t("A photo by {name}", { name: name || nameless() }) }}
              sizes={stripSizes}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
