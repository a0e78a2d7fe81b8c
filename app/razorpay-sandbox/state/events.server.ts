import type { Context } from "../context";
import { randomPart } from "../ids.server";
import { queueWebhook } from "./queue.server";
import { disputeById, disputeEntity } from "./disputes.server";
import { orderById, orderEntity } from "./orders.server";
import { paymentEntity } from "./payment-entity";
import { paymentById } from "./payments.server";
import { refundById, refundEntity } from "./refunds.server";
import { settlementById, settlementEntity } from "./settlements.server";

/** An event with the provider's name for it, and the ids of its entities. */
export interface ProviderEvent {
  name:
    | "payment.authorized"
    | "payment.captured"
    | "payment.failed"
    | "order.paid"
    | "refund.created"
    | "refund.processed"
    | "refund.failed"
    | "payment.dispute.created"
    | "payment.dispute.action_required"
    | "payment.dispute.under_review"
    | "payment.dispute.won"
    | "payment.dispute.lost"
    | "payment.dispute.closed"
    | "settlement.processed";
  orderId?: string;
  paymentId?: string;
  refundId?: string;
  disputeId?: string;
  settlementId?: string;
}

/**
 * Stores the event with a snapshot of its entities, because a webhook reports the state at the time of the event, and queues
 * it if a webhook is set.
 */
export function recordEvent(context: Context, event: ProviderEvent): void {
  const id = randomPart();
  context.database
    .prepare("INSERT INTO events (id, name, payload, created_at) VALUES (?, ?, ?, ?)")
    .run(id, event.name, JSON.stringify(payloadOf(context, event)), context.now());
  queueWebhook(context, id);
}

function payloadOf(context: Context, of: ProviderEvent) {
  const { orderId, paymentId, refundId, disputeId, settlementId } = of;
  return {
    ...(refundId && { refund: { entity: refundEntity(refundById(context, refundId)!) } }),
    ...(paymentId && { payment: { entity: paymentEntity(paymentById(context, paymentId)!) } }),
    ...(orderId && { order: { entity: orderEntity(orderById(context, orderId)!) } }),
    ...(disputeId && { dispute: { entity: disputeEntity(disputeById(context, disputeId)!) } }),
    ...(settlementId && {
      settlement: { entity: settlementEntity(settlementById(context, settlementId)!) },
    }),
  };
}
