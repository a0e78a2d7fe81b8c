import type { Actor } from "~/upkeep/audit/record.server";
import { write } from "~/base/db/connection.server";
import type { RefundRow } from "~/sales/orders/money/order-money.server";
import { rupees } from "~/base/lib/money";
import { orderAfterRefund } from "../refunds/order-after-refund.server";
import { addRefund, refundOfForm } from "../refunds/request-refund.server";
import { closeReview, openReviewOf } from "./close-review.server";
import { makeOrder, wayFor } from "./make-order.server";

/** Shown to the second of two admins who decide. */
const decidedAlready = "Someone has already decided about this payment.";

/** Each decision closes the review in the write that carries it out; if two admins decide, the second gets `problem`. */
type Decided<T> = ({ problem?: undefined } & T) | { problem: string };

/**
 * Makes an order of a payment in review. `version`: the total (paise) that the form was filled from, null if it does not say;
 * `knowsDifference`: the admin confirmed that it differs from the payment.
 */
export function decideOrder(
  paymentId: string,
  { version, knowsDifference }: { version: number | null; knowsDifference: boolean },
  decision: { note: string; actor: Actor },
): Promise<Decided<{ number: string }>> {
  return write((tx) => {
    const reviewed = openReviewOf(tx, paymentId);
    if (!reviewed) return { problem: decidedAlready };
    const { way, obstacle } = wayFor(reviewed, tx);
    if (!way) return { problem: `No order can be made of this payment. ${obstacle}` };
    if (way.totalPaise !== version)
      return { problem: `The order now costs ${rupees(way.totalPaise)}. Please look again.` };
    if (way.totalPaise !== reviewed.payment.amountPaise && !knowsDifference)
      return { problem: "Please tick that you know the amounts differ." };

    const order = makeOrder(tx, reviewed, way, decision.actor);
    if (!order) return { problem: "No order can be made of this payment." };
    closeReview(tx, reviewed, { ...decision, outcome: "order made" });
    return { number: order.number };
  });
}

/**
 * Requests a full refund of a payment in review, for `sendRefund` to send. Sending the same form twice returns the same
 * refund.
 */
export function decideRefund(
  paymentId: string,
  decision: { note: string; actor: Actor },
  idempotencyKey: string,
): Promise<Decided<{ refund: RefundRow; currency: string }>> {
  return write((tx) => {
    const reviewed = openReviewOf(tx, paymentId);
    const previous = reviewed ? null : refundOfForm(tx, idempotencyKey);
    if (previous?.paymentId === paymentId) return { refund: previous, currency: "INR" };
    if (!reviewed) return { problem: decidedAlready };

    const { note, actor } = decision;
    const reason = note || "The payment was not needed";
    const what = { kind: "full" } as const;
    const requested = addRefund(tx, { paymentId }, { what, reason, actor, idempotencyKey });
    if (requested.problem !== undefined) return { problem: requested.problem };
    closeReview(tx, reviewed, { ...decision, outcome: "refunded" });
    return { refund: requested.refund, currency: reviewed.payment.currency };
  });
}

/** Records that the payment was settled outside the shop. Closes its order for payment. */
export function decideByHand(
  paymentId: string,
  decision: { note: string; actor: Actor },
): Promise<Decided<object>> {
  return write((tx) => {
    const reviewed = openReviewOf(tx, paymentId);
    if (!reviewed) return { problem: decidedAlready };
    closeReview(tx, reviewed, { ...decision, outcome: "settled by hand" });
    if (reviewed.order) orderAfterRefund(tx, reviewed.order, Date.now());
    return {};
  });
}
