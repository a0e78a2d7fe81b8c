import { dateTime } from "~/lib/dates";
import { amountIn } from "~/lib/money";
import { outcomeWords, reasonWords } from "./reason-words";
import type { ClosedReview } from "./reviews.server";

/** What was decided about payments, the newest first. */
export function ClosedReviews({ reviews }: { reviews: ClosedReview[] }) {
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th scope="col">Payment</th>
            <th scope="col">Amount</th>
            <th scope="col">Reason</th>
            <th scope="col">Outcome</th>
            <th scope="col">By</th>
          </tr>
        </thead>
        <tbody>
          {reviews.map((review) => (
            <tr key={review.id}>
              <th scope="row" data-label="Payment">
                {review.id}
              </th>
              <td data-label="Amount">{amountIn(review.amountPaise, review.currency)}</td>
              <td data-label="Reason">{review.reason && reasonWords[review.reason]}</td>
              <td data-label="Outcome">{outcomeOf(review)}</td>
              <td data-label="By">{`${review.by ?? "–"}, ${dateTime(review.at ?? 0)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function outcomeOf({ outcome, number, note }: ClosedReview): string {
  const done = [outcome && outcomeWords[outcome], number].filter(Boolean).join(" ");
  return note ? `${done}: ${note}` : done;
}
