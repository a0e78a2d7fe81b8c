import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, timestamp } from "./columns";

/**
 * Outgoing mails, written in the transaction they report on. `waiting`: due at `nextTryAt`. `sending`: handed over, no answer
 * yet. `uncertain`: the connection broke after the whole mail was handed over; sending it again could duplicate it, so a person
 * decides. `refused`: rejected by the recipient's server. `given-up`: all attempts failed.
 */
export const mails = sqliteTable(
  "mails",
  {
    id: id(),
    /** The event it reports, such as `order-paid:<order id>`: each is mailed once. */
    key: text("key").notNull(),
    /** For the admin's list: `order-paid`, `registered`, … */
    kind: text("kind").notNull(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    /** The order that it tells its buyer of. */
    orderId: text("order_id"),
    /** Whom an answer to it reaches; null: the sender. */
    replyTo: text("reply_to"),
    status: text("status", {
      enum: ["waiting", "sending", "sent", "uncertain", "refused", "given-up"],
    })
      .notNull()
      .default("waiting"),
    tries: integer("tries").notNull().default(0),
    /** Next attempt (UTC ms). */
    nextTryAt: timestamp("next_try_at").notNull(),
    /** The mail server's reply, without addresses. */
    problem: text("problem"),
    sentAt: timestamp("sent_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("mails_key").on(table.key),
    index("mails_newest").on(table.createdAt, table.id),
    // For one person's data.
    index("mails_recipient").on(sql`lower(${table.recipient})`),
    index("mails_of_order")
      .on(table.orderId, table.createdAt)
      .where(sql`${table.orderId} is not null`),
    index("mails_due")
      .on(table.nextTryAt)
      .where(sql`${table.status} in ('waiting', 'sending')`),
    index("mails_stuck")
      .on(table.createdAt)
      .where(sql`${table.status} in ('uncertain', 'refused', 'given-up')`),
    check(
      "mails_status",
      sql`${table.status} in ('waiting', 'sending', 'sent', 'uncertain', 'refused', 'given-up')`,
    ),
  ],
);

/** Still to be sent, and not to be sent again by itself. Written out, not bound: only so they come to their rows by an index. */
export const isOutgoing = sql`${mails.status} in ('waiting', 'sending')`;
export const isStuckMail = sql`${mails.status} in ('uncertain', 'refused', 'given-up')`;
