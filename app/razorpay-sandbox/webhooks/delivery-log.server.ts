import type { Context } from "../context";

interface DeliveryRow {
  event_id: string;
  event: string;
  forgery: string | null;
  status: number | null;
  problem: string | null;
  created_at: number;
}

/** All deliveries, or those of one event, in the order of completion. Times in seconds. */
export function deliveries(context: Context, eventId?: string): DeliveryRow[] {
  return context.database
    .prepare<unknown[], DeliveryRow>(
      `SELECT event_id, events.name AS event, forgery, status, problem, deliveries.created_at / 1000 AS created_at
       FROM deliveries JOIN events ON events.id = event_id
       WHERE @eventId IS NULL OR event_id = @eventId ORDER BY deliveries.rowid`,
    )
    .all({ eventId: eventId ?? null });
}
