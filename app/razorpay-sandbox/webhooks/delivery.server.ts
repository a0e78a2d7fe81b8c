import type { Context } from "../context";
import { type Forgery, messageOf } from "./message.server";
import { disableWebhook, markDelivered, markFailed, type Webhook } from "../state/queue.server";

/** Result of a delivery. */
export interface Delivery {
  eventId: string;
  /** HTTP status of the response; null if there was none. */
  status: number | null;
  /** Why there was no response. */
  problem: string | null;
}

/** Response timeout (ms). */
const patience = 5_000;
const second = 1_000;
/** How long a webhook may fail before it is disabled (ms). */
const disabledAfter = 24 * 60 * 60 * second;

/**
 * Attempts one delivery, and stores the result and the time of the next attempt. Returns null if the sandbox is closing or no
 * URL is set.
 */
export async function tryDelivery(context: Context, webhook: Webhook): Promise<Delivery | null> {
  const delivery = await send(context, webhook);
  if (!delivery) return null;
  if (isTaken(delivery)) markDelivered(context, webhook.eventId);
  else if (webhook.status === "waiting") scheduleRetry(context, webhook);
  return delivery;
}

/** Sends the event once, with the given forgeries, and logs the delivery; the event's status does not change. */
export async function send(
  context: Context,
  webhook: Webhook,
  forgery: Forgery = {},
): Promise<Delivery | null> {
  const url = context.settings.webhookUrl();
  if (url === null) return null;
  const [status, problem] = await post(context, url, messageOf(context, webhook, forgery));
  if (context.closing.aborted) return null;
  const forged = Object.entries(forgery).filter(([, isOn]) => isOn);
  context.database
    .prepare(
      "INSERT INTO deliveries (event_id, forgery, status, problem, created_at) VALUES (?, ?, ?, ?, ?)",
    )
    .run(
      webhook.eventId,
      forged.length > 0 ? forged.map(([name]) => name).join(" ") : null,
      status,
      problem,
      context.now(),
    );
  return { eventId: webhook.eventId, status, problem };
}

/** Whether the shop accepted the event. */
function isTaken({ status }: Delivery): boolean {
  return status !== null && status >= 200 && status < 300;
}

async function post(
  context: Context,
  url: string,
  { body, headers }: { body: string; headers: Record<string, string> },
): Promise<[status: number | null, problem: string | null]> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      // A new connection each time: a kept-alive one may be dead by now.
      headers: { ...headers, Connection: "close" },
      body,
      redirect: "manual",
      signal: AbortSignal.any([context.closing, AbortSignal.timeout(patience)]),
    });
    await answer.body?.cancel();
    return [answer.status, null];
  } catch (error) {
    return [null, reasonOf(error)];
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code ?? (error.name === "TimeoutError" ? "timeout" : error.message);
}

/** Retries after 1, 2, 4, 8 … seconds, for the last time a day after the first failure. */
function scheduleRetry(context: Context, { eventId, tries, failingSince }: Webhook): void {
  const now = context.now();
  const end = (failingSince ?? now) + disabledAfter;
  markFailed(context, eventId, Math.min(now + second * 2 ** tries, end));
  if (now < end) return;
  disableWebhook(context);
  context.log("The webhook of the payment sandbox failed for 24 hours and is disabled");
}
