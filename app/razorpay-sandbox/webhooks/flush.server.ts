import type { Context } from "../context";
import { chance } from "../ids.server";
import { type Delivery, tryDelivery } from "./delivery.server";
import { type Webhook, waiting, webhookById } from "../state/queue.server";

interface FlushOrder {
  order: "fifo" | "lifo" | "shuffle";
  /** Probability that an event is sent twice, 0 to 1. */
  duplicate: number;
  /** Seed for `shuffle` and `duplicate`. */
  seed: string;
}

/** Sends all waiting events in this order, due or not and in any mode. */
export function flush(context: Context, order: FlushOrder): Promise<Delivery[]> {
  return context.inTurn(async () => {
    const deliveries: Delivery[] = [];
    for (const { eventId } of arranged(waiting(context), order)) {
      if (context.closing.aborted) break;
      const delivery = await tryDelivery(context, webhookById(context, eventId)!);
      if (delivery) deliveries.push(delivery);
    }
    return deliveries;
  });
}

/** A duplicate directly follows its event, unless the order is `shuffle`. */
function arranged(queue: Webhook[], { order, duplicate, seed }: FlushOrder): Webhook[] {
  const inOrder = order === "lifo" ? queue.toReversed() : queue;
  const copies = inOrder.flatMap((webhook, at) =>
    chance(`${seed} twice`, at) < duplicate ? [webhook, webhook] : [webhook],
  );
  if (order !== "shuffle") return copies;
  return copies
    .map((webhook, at) => ({ webhook, place: chance(`${seed} place`, at) }))
    .sort((one, other) => one.place - other.place)
    .map(({ webhook }) => webhook);
}
