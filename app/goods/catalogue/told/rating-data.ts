import { isAverage, type Rating } from "../rating";

/** What buyers say of a product: the rating of all, and a few in full. `day`: `2026-11-25`. */
export type ToldReviews = {
  rating: Rating;
  list: { name: string; stars: number; words: string; day: string }[];
};

/** The reviews of a product as schema.org data: properties of it. */
export function ratingData({ rating, list }: ToldReviews) {
  return {
    ...(isAverage(rating) && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: rating.average,
        reviewCount: rating.reviews,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    review:
      list.length > 0
        ? list.map(({ name, stars, words, day }) => ({
            "@type": "Review",
            author: { "@type": "Person", name },
            datePublished: day,
            reviewBody: words,
            reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: 5, worstRating: 1 },
          }))
        : undefined,
  };
}
