import { z } from "zod";

const entity = z.object({ entity: z.unknown() });

/** The provider's envelope. The entities inside are validated when the event is processed. */
const envelope = z.object({
  event: z.string().min(1).max(100),
  payload: z
    .object({
      payment: entity.optional().catch(undefined),
      refund: entity.optional().catch(undefined),
      order: entity.optional().catch(undefined),
      settlement: entity.optional().catch(undefined),
    })
    .catch({}),
});

export type Message = {
  /** Such as `payment.captured`. */
  event: string;
  payment: unknown;
  refund: unknown;
  settlement: unknown;
  /** The provider's ids of the order and payment; null if not given. */
  providerOrderId: string | null;
  paymentId: string | null;
};

/** Parses a webhook's body; null if it is not an event. */
export function messageIn(body: string): Message | null {
  const parsed = envelope.safeParse(jsonIn(body));
  if (!parsed.success) return null;
  const { event, payload } = parsed.data;
  const { payment, refund, order, settlement } = payload;
  return {
    event,
    payment: payment?.entity,
    refund: refund?.entity,
    settlement: settlement?.entity,
    providerOrderId: textIn(payment?.entity, "order_id") ?? textIn(order?.entity, "id"),
    paymentId: textIn(payment?.entity, "id") ?? textIn(refund?.entity, "payment_id"),
  };
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function textIn(entity: unknown, field: string): string | null {
  return z.object({ [field]: z.string().max(100) }).safeParse(entity).data?.[field] ?? null;
}
