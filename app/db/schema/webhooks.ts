import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, timestamp } from "./columns";

/** What the provider told us by itself, kept before it is acted on. One row per event, however often it is delivered. */
export const webhookEvents = sqliteTable(
  "webhook_events",
  {
    /** The provider's `x-razorpay-event-id`; `sha256:…` of the body when there is none. */
    id: text("id").primaryKey(),
    /** Such as `payment.captured`. */
    event: text("event").notNull(),
    /** The body, letter for letter as it was signed. */
    body: text("body").notNull(),
    status: text("status", { enum: ["new", "done", "ignored", "error"] })
      .notNull()
      .default("new"),
    /** What came of it, in a few words for the admin. */
    outcome: text("outcome").notNull().default(""),
    /** The provider's ids of what it is about, for finding it again. */
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

/** Every call of the webhook address, also the refused ones, so that the operator sees what arrives. Old ones are swept. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    id: id(),
    /** Null: refused before it counted as an event. */
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
