import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, timestamp } from "./columns";

/**
 * Mails to be sent and sent ones, written in the transaction of what they tell.
 * `waiting`: to be sent at `nextTryAt`. `sending`: handed over, no answer yet. `uncertain`: the line broke after the whole
 * mail was handed over, so that sending it again might send it twice: a person decides. `refused`: the other side does not
 * want it. `given-up`: tried for days in vain.
 */
export const mails = sqliteTable(
  "mails",
  {
    id: id(),
    /** What it tells, such as `order-paid:<order id>`: the same is told once. */
    key: text("key").notNull(),
    /** For the admin's list: `order-paid`, `registered`, … */
    kind: text("kind").notNull(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    status: text("status", {
      enum: ["waiting", "sending", "sent", "uncertain", "refused", "given-up"],
    })
      .notNull()
      .default("waiting"),
    tries: integer("tries").notNull().default(0),
    /** When it is due (UTC ms). */
    nextTryAt: timestamp("next_try_at").notNull(),
    /** What the other side said, without addresses. */
    problem: text("problem"),
    sentAt: timestamp("sent_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("mails_key").on(table.key),
    index("mails_newest").on(table.createdAt, table.id),
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
