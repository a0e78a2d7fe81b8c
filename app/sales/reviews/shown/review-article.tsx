import { starWords } from "~/goods/catalogue/rating";
import { Stars } from "~/base/ui/stars";
import { ReviewSaid } from "./review-said";
import type { ShownReview } from "./shown-reviews.server";
import { t } from "~/base/words/say";

/** What stands where a buyer gave no name. */
export const nameless = () => t("A customer");

/** One review, with the shop's answer below it. */
export function ReviewArticle({ review }: { review: ShownReview }) {
  const { stars, words, name, photo, answer, pack, written, day, isDemo } = review;
  return (
    <article className="review">
      <p className="review-head">
        <Stars stars={stars} label={starWords(stars)} />
        <b>{name || nameless()}</b>
        <span className="badge badge-success">{t("Bought")}</span>
        {isDemo && <span className="badge">{t("Demo review")}</span>}
      </p>
      <p className="muted small review-facts">
        <span>{pack}</span>
        <time dateTime={day}>{written}</time>
      </p>
      <ReviewSaid words={words} lang={review.lang} photo={photo} />
      {answer && (
        <div className="review-answer">
          <p className="small">
            <b>{t("Our answer")}</b>
          </p>
          <p className="review-words" lang={review.answerLang}>
            {answer}
          </p>
        </div>
      )}
    </article>
  );
}
