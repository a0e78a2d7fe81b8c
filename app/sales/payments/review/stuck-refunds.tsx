import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { dateTime } from "~/base/lib/dates";
import { amountIn } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import type { StuckRefund } from "./reviews.server";

/** Failed refunds and refunds without an answer: the buyer still waits for the money. And those that are in doubt. */
export function StuckRefunds({ refunds }: { refunds: StuckRefund[] }) {
  return (
    <ul className="stuck-refunds stack">
      {refunds.map((refund) => (
        <li key={refund.id} className="panel stack">
          <div>
            <h3>{`${amountIn(refund.amountPaise, refund.currency)} ${refund.number ? `of ${refund.number}` : ""}`}</h3>
            <p>{refund.failure}</p>
            <p className="muted small">{`${refund.paymentId}, ${dateTime(refund.at)}`}</p>
          </div>
          <Form method="post" className="actions">
            <input type="hidden" name="refund" value={refund.id} />
            {refund.status === "failed" && refund.number && !refund.isInReview && (
              <Link to={`/dashboard/admin/orders/${refund.number}/refund`}>Refund again</Link>
            )}
            {isDoubted(refund) && refund.number && (
              <Link to={`/dashboard/admin/orders/${refund.number}`}>Order</Link>
            )}
            {refund.isInReview && <span>Its payment waits for a decision above.</span>}
            {refund.status === "failed" || isDoubted(refund) ? (
              <Button name="decision" value="aside" tone="quiet">
                Put aside
              </Button>
            ) : (
              <Button name="decision" value="ask" tone="quiet">
                Ask the provider now
              </Button>
            )}
          </Form>
        </li>
      ))}
    </ul>
  );
}

const isDoubted = ({ isTooLarge, isToldOtherwise }: StuckRefund) => isTooLarge || isToldOtherwise;
