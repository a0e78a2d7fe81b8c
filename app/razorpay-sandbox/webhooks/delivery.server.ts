import type { Context } from "../context";
import { type Forgery, messageOf } from "./message.server";
import { disableWebhook, markDelivered, markFailed, type Webhook } from "./queue.server";

/** How a delivery went. */
export interface Delivery {
  eventId: string;
  /** The HTTP status of the answer; null when there was none. */
  status: number | null;
  /** Why there was none. */
  problem: string | null;
}

/** Milliseconds the shop gets to answer. */
const patience = 5_000;
const second = 1_000;
/** How long a webhook may fail before it is given up, ms. */
const givenUpAfter = 24 * 60 * 60 * second;

/**
 * One try to deliver: what comes of it is written down, and when to try again. Gives null when the sandbox closed meanwhile
 * or there is nowhere to send it.
 */
export async function tryDelivery(context: Context, webhook: Webhook): Promise<Delivery | null> {
  const delivery = await send(context, webhook);
  if (!delivery) return null;
  if (isTaken(delivery)) markDelivered(context, webhook.eventId);
  else if (webhook.status === "waiting") tryAgainLater(context, webhook);
  return delivery;
}

/** Sends the event once, with what a test wants spoiled, and writes that down; the event's own standing stays. */
export async function send(
  context: Context,
  webhook: Webhook,
  forgery: Forgery = {},
): Promise<Delivery | null> {
  const url = context.settings.webhookUrl();
  if (url === null) return null;
  const [status, problem] = await post(context, url, messageOf(context, webhook, forgery));
  if (context.closing.aborted) return null;
  const spoiled = Object.entries(forgery).filter(([, wanted]) => wanted);
  context.database
    .prepare(
      "INSERT INTO deliveries (event_id, forgery, status, problem, created_at) VALUES (?, ?, ?, ?, ?)",
    )
    .run(
      webhook.eventId,
      spoiled.length > 0 ? spoiled.map(([name]) => name).join(" ") : null,
      status,
      problem,
      context.now(),
    );
  return { eventId: webhook.eventId, status, problem };
}

/** Whether the shop said that it has it. */
export function isTaken({ status }: Delivery): boolean {
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
      // A line of its own for each: one kept from the last may be dead by now.
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

/** After 1, 2, 4, 8 … seconds, the last time a day after the first failure. */
function tryAgainLater(context: Context, { eventId, tries, failingSince }: Webhook): void {
  const now = context.now();
  const end = (failingSince ?? now) + givenUpAfter;
  markFailed(context, eventId, Math.min(now + second * 2 ** tries, end));
  if (now < end) return;
  disableWebhook(context);
  context.log("The webhook of the payment sandbox failed for 24 hours and is disabled");
}
