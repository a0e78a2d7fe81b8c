import { Photo } from "~/goods/photos/photo";
import { PhotoDialog } from "~/goods/photos/photo-dialog";
import { ReviewArticle } from "./review-article";
import { largePath } from "./shown-query";
import type { ShownReviews } from "./shown-reviews.server";
import { t } from "~/base/words/say";

/** The photo of a review, large, with what its buyer says, over the page at `here`. */
export function LargePhoto({
  review,
  photos,
  here,
}: {
  review: NonNullable<ShownReviews["large"]>;
  photos: ShownReviews["photos"];
  here: string;
}) {
  const { id, photo } = review;
  const index = photos.findIndex((each) => each.id === id);
  const at = (step: number) => {
    const other = index < 0 ? undefined : photos[index + step];
    return other && largePath(here, other.id);
  };
  return (
    <PhotoDialog
      className="review-large"
      closeTo={here}
      before={at(-1)}
      next={at(1)}
      below={<ReviewArticle review={{ ...review, photo: null }} />}
    >
      <div className="review-large-photo">
        <Photo
          // The photo before would stand here until this one has come.
          key={photo.hash}
          photo={{ ...photo, alt: t("A photo by a buyer") }}
          sizes="(min-width: 48rem) 44rem, 100vw"
          priority="soon"
        />
      </div>
    </PhotoDialog>
  );
}
