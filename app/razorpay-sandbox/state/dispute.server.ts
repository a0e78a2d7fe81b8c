import { refusal } from "../api-error";
import { type Dispute, insertDispute } from "./disputes.server";
import { paymentById } from "./payments.server";
import type { Move } from "./transition.server";

/** Opens a dispute over the full amount of a captured payment, whose state does not change. */
export function dispute(paymentId: string): Move<Dispute> {
  return (context) => {
    const payment = paymentById(context, paymentId);
    if (payment?.status !== "captured") throw refusal("Only a captured payment can be disputed");
    const { amountPaise, currency } = payment;
    const opened = insertDispute(context, { paymentId, amountPaise, currency });
    return {
      value: opened,
      events: [{ name: "payment.dispute.created", paymentId, disputeId: opened.id }],
    };
  };
}
