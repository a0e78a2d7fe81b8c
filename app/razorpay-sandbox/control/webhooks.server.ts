import { randomUUID } from "node:crypto";
import { z } from "zod";
import { collection } from "../api/collection";
import { refusal, unknownId } from "../api-error";
import type { Context } from "../context";
import { jsonInputOf } from "../http/body";
import { parseInput } from "../http/input";
import type { Call } from "../http/route";
import { type Delivery, send, tryDelivery } from "../webhooks/delivery.server";
import { deliveries } from "../webhooks/delivery-log.server";
import { flush } from "../webhooks/flush.server";
import { bodyOf, hasOldSecret } from "../webhooks/message.server";
import { allWebhooks, type Webhook, webhookById } from "../state/queue.server";

/** `GET /__emu/webhooks`: every event for the webhook, oldest first, with its body and its deliveries. */
export function listWebhooks(context: Context) {
  return {
    ...collection(allWebhooks(context).map((webhook) => shown(context, webhook))),
    disabled: context.settings.webhookDisabled,
  };
}

/** `POST /__emu/webhooks/flush`: sends all waiting events, due or not. Responds once all are sent. */
export async function flushWebhooks(context: Context, { request }: Call) {
  const order = parseInput(flushInput, await jsonInputOf(request));
  return { seed: order.seed, deliveries: (await flush(context, order)).map(shownDelivery) };
}

/**
 * `POST /__emu/webhooks/:eventId/deliver`: sends one event now, `times` times. A forged delivery does not change the event; a
 * plain one that the shop accepts marks it delivered.
 */
export async function deliverWebhook(context: Context, { parameters, request }: Call) {
  const { times, ...forgery } = parseInput(deliverInput, await jsonInputOf(request));
  const isPlain = !Object.values(forgery).some(Boolean);
  if (forgery.oldSecret && !hasOldSecret(context)) throw refusal("There is no old secret.");
  const done: Delivery[] = [];
  for (let time = 0; time < times && !context.closing.aborted; time += 1) {
    const webhook = requestedWebhook(context, parameters.eventId);
    const delivery = isPlain
      ? await tryDelivery(context, webhook)
      : await send(context, webhook, forgery);
    if (!delivery) throw refusal("There is no webhook URL.");
    done.push(delivery);
  }
  return { deliveries: done.map(shownDelivery) };
}

const flushInput = z.strictObject({
  order: z.enum(["fifo", "lifo", "shuffle"]).default("fifo"),
  duplicate: z.number().min(0).max(1).default(0),
  seed: z
    .union([z.string(), z.number()])
    .transform(String)
    .default(() => randomUUID()),
});

const deliverInput = z.strictObject({
  times: z.number().int().min(1).max(100).default(1),
  tamperBody: z.boolean().default(false),
  badSignature: z.boolean().default(false),
  oldSecret: z.boolean().default(false),
  dropEventId: z.boolean().default(false),
});

function requestedWebhook(context: Context, eventId = ""): Webhook {
  const webhook = webhookById(context, eventId);
  if (!webhook) throw unknownId();
  return webhook;
}

function shown(context: Context, webhook: Webhook) {
  const { eventId, event, status, tries, dueAt, createdAt } = webhook;
  return {
    event_id: eventId,
    event,
    status,
    tries,
    due_at: status === "waiting" ? Math.ceil(dueAt / 1000) : null,
    created_at: Math.floor(createdAt / 1000),
    body: bodyOf(webhook),
    deliveries: deliveries(context, eventId),
  };
}

const shownDelivery = ({ eventId, status, problem }: Delivery) => ({
  event_id: eventId,
  status,
  problem,
});
