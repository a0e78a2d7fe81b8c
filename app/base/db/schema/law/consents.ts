import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { consentDoors, consentPurposes, languages } from "../../statuses";
import { users } from "../accounts";
import { id, oneOf, timestamp } from "../columns";
import { orders } from "../orders/orders";

/** A consent to mails with news that holds. A literal, as in `orders.ts`. */
export const isAgreed = sql.raw("purpose = 'marketing' and withdrawn_at is null");

/**
 * Which privacy notice somebody was shown, and what they agreed to: the proof that s.6(10) of the DPDP Act asks of us. The account
 * or the order says who; for mails with news the address does.
 */
export const consents = sqliteTable(
  "consents",
  {
    id: id(),
    purpose: text("purpose", { enum: consentPurposes }).notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    orderId: text("order_id").references(() => orders.id, { onDelete: "cascade" }),
    /** Trimmed and lower-cased; of marketing only. */
    email: text("email"),
    /** The notice that was current: `2026-11-25`. */
    noticeVersion: text("notice_version").notNull(),
    /** SHA-256 of its words in `language`. */
    noticeHash: text("notice_hash").notNull(),
    language: text("language", { enum: languages }).notNull(),
    door: text("door", { enum: consentDoors }).notNull(),
    givenAt: timestamp("given_at").notNull(),
    /** Null: it holds. */
    withdrawnAt: timestamp("withdrawn_at"),
    withdrawnDoor: text("withdrawn_door", { enum: consentDoors }),
  },
  (table) => [
    uniqueIndex("consents_order")
      .on(table.orderId)
      .where(sql`purpose = 'order'`),
    uniqueIndex("consents_agreed").on(table.email).where(isAgreed),
    index("consents_list").on(table.givenAt, table.id).where(isAgreed),
    index("consents_withdrawn")
      .on(table.withdrawnAt)
      .where(sql`withdrawn_at is not null`),
    index("consents_user").on(table.userId),
    index("consents_of_order").on(table.orderId),
    index("consents_email").on(table.email),
    index("consents_purpose").on(table.purpose),
    check("consents_purpose", sql`${table.purpose} in (${oneOf(consentPurposes)})`),
    check("consents_door", sql`${table.door} in (${oneOf(consentDoors)})`),
    check(
      "consents_email_form",
      sql`(${table.purpose} = 'marketing') = (${table.email} is not null) and (${table.email} is null or (${table.email} = lower(trim(${table.email})) and ${table.email} <> ''))`,
    ),
    check(
      "consents_withdrawn_by",
      sql`(${table.withdrawnAt} is null) = (${table.withdrawnDoor} is null)`,
    ),
  ],
);

/** What the retention job removed, by the kind of data (`people/privacy/retention/`). */
export const retentionRuns = sqliteTable("retention_runs", {
  kind: text("kind").primaryKey(),
  /** How many rows the last run removed. */
  removed: integer("removed").notNull(),
  /** How many since the shop counts. */
  removedInAll: integer("removed_in_all").notNull(),
  ranAt: timestamp("ran_at").notNull(),
});
