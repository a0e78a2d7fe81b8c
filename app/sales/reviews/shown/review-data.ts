import type { ToldReviews } from "~/goods/catalogue/told/rating-data";
import { nameless } from "./review-article";
import type { ShownReviews } from "./shown-reviews.server";

/** Reviews that a program is told on one page. */
const mostTold = 3;

/** What programs are told of a product's reviews: nothing of the demo's buyers. Null: no real buyer has written. */
export function toldReviews({
  realRating,
  list,
}: Pick<ShownReviews, "realRating" | "list">): ToldReviews | null {
  if (!realRating) return null;
  const told = list
    .filter(({ isDemo, words }) => !isDemo && words)
    .slice(0, mostTold)
    .map(({ name, stars, words, day }) => ({ name: name || nameless(), stars, words, day }));
  return { rating: realRating, list: told };
}
