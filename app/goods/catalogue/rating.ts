import { t } from "~/base/words/say";

/** Numbers and stars of an oil's reviews. Real: those of the demo's buyers left out. */
export type ReviewTotals = {
  reviews: number;
  stars: number;
  realReviews: number;
  realStars: number;
};

/** How many reviews an oil has, and their stars on average, with one tenth. */
export type Rating = { reviews: number; average: number };

/** The rating that shoppers see; null: nobody has written yet. */
export const ratingOf = (totals: ReviewTotals | null | undefined): Rating | null =>
  totals ? averageOf(totals.reviews, totals.stars) : null;

/** The rating that programs are told: of reviews that real buyers wrote. */
export const realRatingOf = (totals: ReviewTotals | null | undefined): Rating | null =>
  totals ? averageOf(totals.realReviews, totals.realStars) : null;

function averageOf(reviews: number, stars: number): Rating | null {
  return reviews > 0 ? { reviews, average: Math.round((stars * 10) / reviews) / 10 } : null;
}

/** Whether there are enough reviews to speak of an average: one or two say more of their writers. */
export const isAverage = (rating: Rating | null): rating is Rating =>
  rating !== null && rating.reviews >= fewest;

const fewest = 3;

/** `4.6 out of 5 stars` */
export const starWords = (stars: number): string => t("{stars} out of 5 stars", { stars });

/** `1 review`, `12 reviews` */
export const reviewCountWords = (reviews: number): string =>
  t("{n, plural, one {# review} other {# reviews}}", { n: reviews });
