import { isAverage, reviewCountWords, starWords } from "~/goods/catalogue/rating";
import { Link } from "~/base/ui/link";
import { PageLinks } from "~/base/ui/pager";
import { Stars } from "~/base/ui/stars";
import { LargePhoto } from "./large-photo";
import { PhotoStrip } from "./photo-strip";
import { ReviewArticle } from "./review-article";
import { reviewsId, reviewsPath } from "./shown-query";
import type { ShownReviews } from "./shown-reviews.server";
import { t } from "~/base/words/say";

/** In Gujarati reviews are new in another way than products. */
const newestFirst = "{of, select, reviews {Newest first} other {Newest first}}";

/** On a product's page, which is at `path` with its query: what buyers of the oil say of it. Nothing while nobody has said anything. */
export function ReviewSection({ reviews, path }: { reviews: ShownReviews; path: string }) {
  const { rating, order, page, pages, list, large } = reviews;
  if (!rating) return null;
  const here = reviewsPath(path, { order, page });
  return (
    <section id={reviewsId} className="reviews" aria-labelledby="reviews-heading">
      {large && <LargePhoto review={large} photos={reviews.photos} here={here} />}
      <header>
        <h2 id="reviews-heading">{t("Reviews")}</h2>
        <p className="reviews-average">
          {isAverage(rating) && (
            <>
              <Stars stars={rating.average} label={starWords(rating.average)} />
              <b aria-hidden="true">{rating.average.toFixed(1)}</b>
            </>
          )}
          <span className="muted">{reviewCountWords(rating.reviews)}</span>
        </p>
        <p className="muted small">
          {t("Each is by a customer who bought this oil here, in this size or another.")}
        </p>
        {rating.reviews > 1 && (
          <nav className="reviews-order" aria-label={t("Order of the reviews")}>
            <OrderLink
              path={path}
              to="newest"
              now={order}
              words={t(newestFirst, { of: "reviews" })}
            />
            <OrderLink path={path} to="lowest" now={order} words={t("Lowest first")} />
          </nav>
        )}
      </header>
      <div className="reviews-list">
        <PhotoStrip photos={reviews.photos} here={here} />
        {list.map((review) => (
          <ReviewArticle key={review.id} review={review} />
        ))}
        <PageLinks
          label={t("Pages of reviews")}
          page={page}
          pages={pages}
          pathOf={(number) => `${reviewsPath(path, { order, page: number })}#${reviewsId}`}
          before={t("Back")}
          after={t("More reviews")}
        />
      </div>
    </section>
  );
}

function OrderLink({
  path,
  to,
  now,
  words,
}: {
  path: string;
  to: "newest" | "lowest";
  now: string;
  words: string;
}) {
  return (
    <Link
      to={`${reviewsPath(path, { order: to, page: 1 })}#${reviewsId}`}
      aria-current={to === now ? "true" : undefined}
    >
      {words}
    </Link>
  );
}

/** Beside the price: the average, if there is one, and the way down to the reviews. */
export function RatingLink({ reviews: { rating } }: { reviews: ShownReviews }) {
  if (!rating) return null;
  return (
    <p className="rating-link">
      {isAverage(rating) && <Stars stars={rating.average} label={starWords(rating.average)} />}
      <a href={`#${reviewsId}`}>{reviewCountWords(rating.reviews)}</a>
    </p>
  );
}
