import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, timestamp } from "../columns";

/** Webhook events, stored before they are processed. One row per event, however often it is delivered. */
export const webhookEvents = sqliteTable(
  "webhook_events",
  {
    /** The provider's `x-razorpay-event-id`; `sha256:…` of the body when there is none. */
    id: text("id").primaryKey(),
    /** For example `payment.captured`. */
    event: text("event").notNull(),
    /** The body exactly as signed. */
    body: text("body").notNull(),
    status: text("status", { enum: ["new", "done", "ignored", "error"] })
      .notNull()
      .default("new"),
    /** Result of processing, in a few words for the admin. */
    outcome: text("outcome").notNull().default(""),
    /** Provider ids it refers to, for lookups. */
    providerOrderId: text("provider_order_id"),
    paymentId: text("payment_id"),
    tries: integer("tries").notNull().default(0),
    nextTryAt: timestamp("next_try_at"),
    processedAt: timestamp("processed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("webhook_events_newest").on(table.createdAt),
    index("webhook_events_order").on(table.providerOrderId),
    index("webhook_events_open")
      .on(table.nextTryAt)
      .where(sql`${table.status} in ('new', 'error')`),
    check("webhook_events_status", sql`${table.status} in ('new', 'done', 'ignored', 'error')`),
  ],
);

/** Still to be processed. Written out, not bound: only so it comes to its rows by an index. */
export const isOpenEvent = sql`${webhookEvents.status} in ('new', 'error')`;

/** Calls to the webhook URL, including refused ones, so that the operator sees what arrives. Old rows are deleted. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    id: id(),
    /** Null: refused before it was recorded as an event. */
    eventId: text("event_id").references(() => webhookEvents.id, { onDelete: "cascade" }),
    outcome: text("outcome", {
      enum: ["accepted", "duplicate", "replayed", "bad-signature", "too-large", "unreadable"],
    }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("webhook_deliveries_newest").on(table.createdAt),
    index("webhook_deliveries_event").on(table.eventId, table.createdAt),
  ],
);
