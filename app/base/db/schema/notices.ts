import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { noticeKinds } from "../statuses";
import { users } from "./accounts";
import { createdAt, id, oneOf, timestamp } from "./columns";

/** What the owner is told at once, written in the transaction it reports on. Kept for a month. */
export const notices = sqliteTable(
  "notices",
  {
    id: id(),
    /** The event it reports, such as `order:<order id>`: each is told once. */
    key: text("key").notNull(),
    kind: text("kind", { enum: noticeKinds }).notNull(),
    /** One line without names: it is shown on a locked phone. */
    words: text("words").notNull(),
    /** The screen that it is about, a path. */
    path: text("path").notNull(),
    /** When every device had it, or none wanted it (UTC ms); null: still to be pushed. */
    pushedAt: timestamp("pushed_at"),
    tries: integer("tries").notNull().default(0),
    /** Next attempt (UTC ms). */
    nextTryAt: timestamp("next_try_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("notices_key").on(table.key),
    index("notices_newest").on(table.createdAt, table.id),
    index("notices_due")
      .on(table.nextTryAt)
      .where(sql`pushed_at is null`),
    check("notices_kind", sql`${table.kind} in (${oneOf(noticeKinds)})`),
  ],
);

/** Browsers of admins that agreed to be told by push, also while the shop is closed. */
export const pushDevices = sqliteTable(
  "push_devices",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The push service's address of this browser. */
    endpoint: text("endpoint").notNull(),
    /** The browser's public key and secret, base64url (RFC 8291). */
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    /** Browser and system, as shown to the user: "Chrome on Android". */
    device: text("device").notNull().default(""),
    /** The newest notice it was sent, by `created_at`; the next push starts after it. */
    lastNoticeAt: timestamp("last_notice_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("push_devices_endpoint").on(table.endpoint),
    index("push_devices_user").on(table.userId),
    check("push_devices_https", sql`${table.endpoint} like 'https://%'`),
  ],
);

/** What the owner remembers of a customer, by the phone number (`customerKey`): guests have no account. */
export const customerNotes = sqliteTable("customer_notes", {
  phone: text("phone").primaryKey(),
  words: text("words").notNull(),
  /** The admin's name. */
  writtenBy: text("written_by").notNull(),
  updatedAt: timestamp("updated_at").notNull(),
});
