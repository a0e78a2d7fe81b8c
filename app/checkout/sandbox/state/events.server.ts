import type { Context } from "../context";
import { fourteen } from "../ids.server";
import { orderById, orderEntity } from "./orders.server";
import { paymentEntity } from "./payment-entity";
import { paymentById } from "./payments.server";
import { refundById, refundEntity } from "./refunds.server";

/** Something that happened, under the provider's name for it, and what it happened to. */
export interface ProviderEvent {
  name:
    | "payment.authorized"
    | "payment.captured"
    | "payment.failed"
    | "order.paid"
    | "refund.created"
    | "refund.processed";
  orderId?: string;
  paymentId: string;
  refundId?: string;
}

/** Writes the event with the entities as they are now: a webhook tells how things stood when it happened. */
export function recordEvent(context: Context, event: ProviderEvent): void {
  context.database
    .prepare("INSERT INTO events (id, name, payload, created_at) VALUES (?, ?, ?, ?)")
    .run(fourteen(), event.name, JSON.stringify(payloadOf(context, event)), context.now());
}

function payloadOf(context: Context, { orderId, paymentId, refundId }: ProviderEvent) {
  return {
    ...(refundId && { refund: { entity: refundEntity(refundById(context, refundId)!) } }),
    payment: { entity: paymentEntity(paymentById(context, paymentId)!) },
    ...(orderId && { order: { entity: orderEntity(orderById(context, orderId)!) } }),
  };
}
