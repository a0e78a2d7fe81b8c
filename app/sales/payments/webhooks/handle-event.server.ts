import { receiveDispute, stateInEvent } from "../disputes/receive-dispute.server";
import { receivePayout } from "../payouts/payout-job.server";
import { providerDispute } from "../provider/disputes.server";
import { providerPayment } from "../provider/provider.server";
import { providerSettlement } from "../provider/settlements.server";
import { receiveRefund, refundEntity } from "../refunds/refund-events.server";
import { type Settled, settlePayment } from "../settle.server";
import type { Message } from "./message";

export type Outcome = {
  status: "done" | "ignored";
  /** The result in a few words, for the admin. */
  outcome: string;
};

const paymentEvents = ["payment.authorized", "payment.captured", "payment.failed", "order.paid"];
const refundEvents = [
  "refund.created",
  "refund.processed",
  "refund.failed",
  "refund.speed_changed",
];

/**
 * Processes an event without calling the provider. An event may be outdated; `settlePayment` never moves a payment's status
 * back. Idempotent. Throws if the event does not have the documented shape.
 */
export async function handleEvent({
  event,
  payment,
  refund,
  settlement,
  dispute,
  madeAt,
}: Message): Promise<Outcome> {
  if (paymentEvents.includes(event) && payment !== undefined) {
    return outcomes[await settlePayment(providerPayment.parse(payment), "webhook")];
  }
  if (refundEvents.includes(event) && refund !== undefined) {
    const paid = payment === undefined ? null : providerPayment.parse(payment);
    return refundOutcomes[await receiveRefund(refundEntity.parse(refund), paid)];
  }
  if (event === "settlement.processed" && settlement !== undefined) {
    await receivePayout(providerSettlement.parse(settlement));
    return { status: "done", outcome: "The payout was written down" };
  }
  const state = stateInEvent(event);
  if (state !== null && dispute !== undefined) {
    return disputeOutcomes[await receiveDispute(providerDispute.parse(dispute), state, madeAt)];
  }
  return { status: "ignored", outcome: "The shop does nothing about this kind of event" };
}

const refundOutcomes: Record<Awaited<ReturnType<typeof receiveRefund>>, Outcome> = {
  done: { status: "done", outcome: "The refund was written down" },
  "too large": {
    status: "done",
    outcome: "The refund was written down; it is more than its payment had left",
  },
  "other amount": {
    status: "done",
    outcome: "The refund is written down with another amount, which stays; the owner is told",
  },
  ignored: { status: "ignored", outcome: "Not a refund of this shop" },
};

const disputeOutcomes: Record<Awaited<ReturnType<typeof receiveDispute>>, Outcome> = {
  stored: { status: "done", outcome: "The dispute was written down" },
  "unknown payment": {
    status: "done",
    outcome: "The dispute was written down; the shop does not know its payment",
  },
};

const outcomes: Record<Settled, Outcome> = {
  paid: { status: "done", outcome: "The order is paid" },
  pending: { status: "done", outcome: "A payment is under way" },
  failed: { status: "done", outcome: "Not paid; the order can still be paid" },
  review: { status: "done", outcome: "The payment needs review" },
  "no-order": { status: "done", outcome: "Kept until its order is sent" },
  // Usually another system on the same account. If the money is ours, the sweep finds it.
  "unknown-order": { status: "ignored", outcome: "Not an order of this shop" },
};
