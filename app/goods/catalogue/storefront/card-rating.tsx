import { Star } from "~/base/ui/stars";
import { type Rating, reviewCountWords, starWords } from "../rating";

/** On a card: the average and how many reviews it is of; nothing while they make none. */
export function CardRating({ rating }: { rating: Rating | null | undefined }) {
  if (!rating) return null;
  const label = `${starWords(rating.average)}, ${reviewCountWords(rating.reviews)}`;
  return (
    <p className="product-card-rating" role="img" aria-label={label}>
      <Star />
      <span>{`${rating.average.toFixed(1)} (${rating.reviews})`}</span>
    </p>
  );
}
