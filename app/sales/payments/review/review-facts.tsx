import { Link } from "~/base/ui/link";
import { dateTime } from "~/base/lib/dates";
import { amountIn, rupees } from "~/base/lib/money";
import type { OpenReview } from "./reviews.server";

/** The facts of a payment in review. */
export function ReviewFacts({ review }: { review: OpenReview }) {
  return (
    <dl className="facts">
      <Fact name="Payment">{review.id}</Fact>
      <Fact name="Paid">
        {`${dateTime(review.at)}${review.method ? `, by ${review.method}` : ""}${review.international ? ", from abroad" : ""}`}
      </Fact>
      {review.order && (
        <Fact name="Came for">
          <Link to={`/dashboard/admin/orders/${review.order.number}`}>{review.order.number}</Link>
          {`, ${rupees(review.order.totalPaise)}`}
        </Fact>
      )}
      {review.buyer && <Fact name="Buyer">{review.buyer}</Fact>}
      {review.wanted && <Fact name="Wanted">{review.wanted}</Fact>}
      {review.others.map((other) => (
        <Fact key={other.id} name="Paid already">
          {`${amountIn(other.amountPaise, "INR")} with ${other.id} for ${other.number}`}
        </Fact>
      ))}
      {review.note && <Fact name="Note">{review.note}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
