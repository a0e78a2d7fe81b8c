import { Photo } from "~/goods/photos/photo";
import type { PhotoRef } from "~/goods/photos/photo-ref";
import { zoomPath } from "~/goods/photos/photo-zoom";
import { Icon } from "~/base/ui/icon";
import { Link } from "~/base/ui/link";
import { t } from "~/base/words/say";

/** The photo of a product's label, with its place in the gallery (from 0), by which it is enlarged. */
export type ShownLabel = { photo: PhotoRef; index: number };

/** Which of these photos the label is; null: none. */
export function labelAmong(
  photos: (PhotoRef & { id: string })[],
  labelPhotoId: string | null,
): ShownLabel | null {
  const index = photos.findIndex(({ id }) => id === labelPhotoId);
  const photo = photos[index];
  return photo ? { photo, index } : null;
}

/**
 * The label of the pack as a picture that leads to itself enlarged; `#label` tells this link from the gallery's, to which the focus
 * would return. `name`: of the product; `path`: its page.
 */
export function PackLabel({
  label: { photo, index },
  name,
  path,
}: {
  label: ShownLabel;
  name: string;
  path: string;
}) {
  const alt = t("The label of the pack: {name}", { name });
  return (
    <Link to={`${zoomPath(path, index)}#label`} className="pack-label">
      <Photo photo={{ ...photo, alt }} sizes="15rem" />
      <span className="pack-label-words">
        <Icon name="enlarge" /> {t("Read the label")}
      </span>
    </Link>
  );
}
