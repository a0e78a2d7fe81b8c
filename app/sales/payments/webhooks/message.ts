import { z } from "zod";
import { second } from "~/base/lib/time";
import { jsonIn } from "~/base/lib/typed/json-in";

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
      dispute: entity.optional().catch(undefined),
    })
    .catch({}),
  /** Seconds since 1970. */
  created_at: z.number().int().positive().nullish().catch(null),
});

export type Message = {
  /** Such as `payment.captured`. */
  event: string;
  payment: unknown;
  refund: unknown;
  settlement: unknown;
  dispute: unknown;
  /** When the provider made it (UTC ms); null if it does not say. */
  madeAt: number | null;
  /** The provider's ids of the order and payment; null if not given. */
  providerOrderId: string | null;
  paymentId: string | null;
};

/** Parses a webhook's body; null if it is not an event. */
export function messageIn(body: string): Message | null {
  const parsed = envelope.safeParse(jsonIn(body));
  if (!parsed.success) return null;
  const { event, payload, created_at: madeAt } = parsed.data;
  const { payment, refund, order, settlement, dispute } = payload;
  return {
    event,
    payment: payment?.entity,
    refund: refund?.entity,
    settlement: settlement?.entity,
    dispute: dispute?.entity,
    madeAt: madeAt == null ? null : madeAt * second,
    providerOrderId: textIn(payment?.entity, "order_id") ?? textIn(order?.entity, "id"),
    paymentId:
      textIn(payment?.entity, "id") ??
      textIn(refund?.entity, "payment_id") ??
      textIn(dispute?.entity, "payment_id"),
  };
}

function textIn(entity: unknown, field: string): string | null {
  return z.object({ [field]: z.string().max(100) }).safeParse(entity).data?.[field] ?? null;
}
