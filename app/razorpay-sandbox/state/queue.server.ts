import type { Context } from "../context";

/** An event sent or to be sent to the webhook. Times in UTC ms. */
export interface Webhook {
  eventId: string;
  event: string;
  payload: string;
  status: "waiting" | "delivered" | "disabled";
  tries: number;
  dueAt: number;
  /** When the first attempt failed; null: none did. */
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

/** Queues a new event, due at once. Does nothing if webhooks are off; marks it `disabled` if the webhook is disabled. */
export function queueWebhook(context: Context, eventId: string): void {
  const { webhooks, webhookUrl, webhookDisabled } = context.settings;
  if (webhooks === "off" || webhookUrl() === null) return;
  context.database
    .prepare("INSERT INTO webhooks (event_id, status, due_at) VALUES (?, ?, ?)")
    .run(eventId, webhookDisabled ? "disabled" : "waiting", context.now());
}

/** The longest-due waiting event; null if none is due. */
export function nextDue(context: Context): Webhook | null {
  const where = "status = 'waiting' AND due_at <= ? ORDER BY due_at, webhooks.rowid LIMIT 1";
  return select(context, where, context.now())[0] ?? null;
}

/** Due time of the next waiting event (UTC ms), possibly past; null if none waits. */
export function nextDueAt(context: Context): number | null {
  return context.database
    .prepare<[], number | null>("SELECT min(due_at) FROM webhooks WHERE status = 'waiting'")
    .pluck()
    .get()!;
}

/** All waiting events, due or not, oldest first. */
export function waiting(context: Context): Webhook[] {
  return select(context, "status = 'waiting' ORDER BY webhooks.rowid");
}

/** All events, oldest first. */
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

/** Schedules the next attempt for `dueAt` (UTC ms). */
export function markFailed(context: Context, eventId: string, dueAt: number): void {
  context.database
    .prepare(
      `UPDATE webhooks SET tries = tries + 1, due_at = ?, failing_since = coalesce(failing_since, ?) WHERE event_id = ?`,
    )
    .run(dueAt, context.now(), eventId);
}

/** Disables the webhook after it failed for too long, and gives up all waiting events. */
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
