import { useInPlace } from "~/base/ui/browser/use-in-place";
import { Icon } from "~/base/ui/icon";
import { Link } from "~/base/ui/link";
import { PageDialog } from "~/base/ui/page-dialog";
import { Photo } from "~/goods/photos/photo";
import { ReviewArticle } from "./review-article";
import { largePath, reviewsId } from "./shown-query";
import type { ShownReviews } from "./shown-reviews.server";
import { t } from "~/base/words/say";

type Large = NonNullable<ShownReviews["large"]>;
type Props = { review: Large; photos: ShownReviews["photos"]; path: string };

/** The photo of a review, large, with what its buyer says, and the ways to its neighbours and back to `path`. */
export function LargePhoto({ review, photos, path }: Props) {
  const { photo } = review;
  return (
    <PageDialog label={t("Enlarged photo")} closeTo={path} className="review-large">
      <p className="review-large-bar">
        <Link to={path}>
          <Icon name="close" /> {t("Close")}
        </Link>
      </p>
      <div className="review-large-photo">
        <Photo
          photo={{ ...photo, alt: t("A photo by a buyer") }}
          sizes="(min-width: 48rem) 44rem, 100vw"
          priority="soon"
        />
      </div>
      <Neighbours review={review} photos={photos} path={path} />
      <ReviewArticle review={{ ...review, photo: null }} />
    </PageDialog>
  );
}

/** In the same history entry: Back closes the photo, whichever it is. */
function Neighbours({ review, photos, path }: Props) {
  const { follow } = useInPlace();
  const index = photos.findIndex(({ id }) => id === review.id);
  const before = photos[index - 1];
  const next = photos[index + 1];
  if (index < 0 || photos.length < 2) return null;
  return (
    <p className="review-large-bar">
      {before && (
        <Link
          to={`${largePath(path, before.id)}#${reviewsId}`}
          onClick={follow(largePath(path, before.id))}
        >
          <Icon name="left" /> {t("Previous photo")}
        </Link>
      )}
      {next && (
        <Link
          to={`${largePath(path, next.id)}#${reviewsId}`}
          onClick={follow(largePath(path, next.id))}
        >
          {t("Next photo")} <Icon name="right" />
        </Link>
      )}
    </p>
  );
}
