import type { Context } from "../context";

/** An event that the webhook is told of, or was. Times in UTC ms. */
export interface Webhook {
  eventId: string;
  event: string;
  payload: string;
  status: "waiting" | "delivered" | "disabled";
  tries: number;
  dueAt: number;
  /** When the first try failed; null when none did. */
  failingSince: number | null;
  createdAt: number;
}

interface WebhookRow {
  event_id: string;
  name: string;
  payload: string;
  status: Webhook["status"];
  tries: number;
  due_at: number;
  failing_since: number | null;
  created_at: number;
}

/** Puts a new event in the queue, due at once. Where webhooks are off there is no queue; a disabled one hears nothing of it. */
export function queueWebhook(context: Context, eventId: string): void {
  const { webhooks, webhookUrl, webhookDisabled } = context.settings;
  if (webhooks === "off" || webhookUrl() === null) return;
  context.database
    .prepare("INSERT INTO webhooks (event_id, status, due_at) VALUES (?, ?, ?)")
    .run(eventId, webhookDisabled ? "disabled" : "waiting", context.now());
}

/** What waits and is due, the longest due first; null when there is nothing. */
export function nextDue(context: Context): Webhook | null {
  const where = "status = 'waiting' AND due_at <= ? ORDER BY due_at, webhooks.rowid LIMIT 1";
  return select(context, where, context.now())[0] ?? null;
}

/** When the next one will be due (UTC ms), or was; null when none waits. */
export function nextDueAt(context: Context): number | null {
  return context.database
    .prepare<[], number | null>("SELECT min(due_at) FROM webhooks WHERE status = 'waiting'")
    .pluck()
    .get()!;
}

/** All that wait, due or not, in the order in which they happened. */
export function waiting(context: Context): Webhook[] {
  return select(context, "status = 'waiting' ORDER BY webhooks.rowid");
}

/** Every one there ever was, in the order in which they happened. */
export function allWebhooks(context: Context): Webhook[] {
  return select(context, "true ORDER BY webhooks.rowid");
}

export function webhookById(context: Context, eventId: string): Webhook | null {
  return select(context, "event_id = ?", eventId)[0] ?? null;
}

export function markDelivered(context: Context, eventId: string): void {
  context.database
    .prepare(
      "UPDATE webhooks SET status = 'delivered', tries = tries + 1, failing_since = NULL WHERE event_id = ?",
    )
    .run(eventId);
}

/** To be tried again at `dueAt`, UTC ms. */
export function markFailed(context: Context, eventId: string, dueAt: number): void {
  context.database
    .prepare(
      `UPDATE webhooks SET tries = tries + 1, due_at = ?, failing_since = coalesce(failing_since, ?) WHERE event_id = ?`,
    )
    .run(dueAt, context.now(), eventId);
}

/** The webhook failed for too long: what waits is given up with it. */
export function disableWebhook(context: Context): void {
  context.settings.webhookDisabled = true;
  context.database
    .prepare("UPDATE webhooks SET status = 'disabled' WHERE status = 'waiting'")
    .run();
}

function select(context: Context, where: string, ...bound: unknown[]): Webhook[] {
  return context.database
    .prepare<unknown[], WebhookRow>(
      `SELECT webhooks.*, events.name, events.payload, events.created_at
       FROM webhooks JOIN events ON events.id = webhooks.event_id WHERE ${where}`,
    )
    .all(...bound)
    .map(fromRow);
}

function fromRow(row: WebhookRow): Webhook {
  return {
    eventId: row.event_id,
    event: row.name,
    payload: row.payload,
    status: row.status,
    tries: row.tries,
    dueAt: row.due_at,
    failingSince: row.failing_since,
    createdAt: row.created_at,
  };
}
