import { Form, Link } from "@remix-run/react";
import { dateTime } from "~/lib/dates";
import { amountIn } from "~/lib/money";
import { Button } from "~/ui/button";
import type { FailedRefund } from "./reviews.server";

/** Refunds that did not go through: the buyer still waits for the money. */
export function FailedRefunds({ refunds }: { refunds: FailedRefund[] }) {
  return (
    <ul className="failed-refunds stack">
      {refunds.map((refund) => (
        <li key={refund.id} className="panel stack">
          <div>
            <h3>{`${amountIn(refund.amountPaise, refund.currency)} ${refund.number ? `of ${refund.number}` : ""}`}</h3>
            <p>{refund.failure}</p>
            <p className="muted small">{`${refund.paymentId}, ${dateTime(refund.at)}`}</p>
          </div>
          <Form method="post" className="actions">
            <input type="hidden" name="refund" value={refund.id} />
            {refund.number && !refund.isInReview && (
              <Link to={`/dashboard/admin/orders/${refund.number}/refund`}>Refund again</Link>
            )}
            {refund.isInReview && <span>Its payment waits for a decision above.</span>}
            <Button name="decision" value="aside" tone="quiet">
              Put aside
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
