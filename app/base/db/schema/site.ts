import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, timestamp, updatedAt } from "./columns";

/** Facts about the firm (phone, address, …). A missing row means "not set". */
export const settings = sqliteTable("settings", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
  updatedAt: updatedAt(),
});

/** Contact and bulk-order forms. */
export const enquiries = sqliteTable(
  "enquiries",
  {
    id: id(),
    kind: text("kind", { enum: ["contact", "bulk"] }).notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    /** Contact form only. */
    area: text("area"),
    message: text("message"),
    /** Bulk form only. */
    business: text("business"),
    product: text("product"),
    quantity: text("quantity"),
    /** A robot may have filled in the form: folded away, and nobody is told of it. */
    mayBeSpam: integer("may_be_spam", { mode: "boolean" }).notNull().default(false),
    answeredAt: timestamp("answered_at"),
    /** The admin who answered, by name. */
    answeredBy: text("answered_by"),
    /** When the form service accepted it. */
    forwardedAt: timestamp("forwarded_at"),
    /** Attempts to forward it to the form service since it was stored, or since an admin asked again. */
    forwardTries: integer("forward_tries").notNull().default(0),
    /** Next attempt; during an attempt, its timeout. Null: none planned. */
    forwardNextAt: timestamp("forward_next_at"),
    /** Result of the last attempt, for the admin. */
    forwardProblem: text("forward_problem"),
    createdAt: createdAt(),
  },
  (table) => [
    index("enquiries_newest").on(table.createdAt),
    index("enquiries_spam").on(table.mayBeSpam, table.createdAt),
    // For one person's data.
    index("enquiries_email").on(sql`lower(trim(${table.email}))`),
    index("enquiries_kind").on(table.kind, table.createdAt),
    index("enquiries_unanswered")
      .on(table.createdAt)
      .where(sql`${table.answeredAt} is null`),
    index("enquiries_to_forward")
      .on(table.forwardNextAt)
      .where(sql`${table.forwardNextAt} is not null`),
    check("enquiries_kind", sql`${table.kind} in ('contact', 'bulk')`),
  ],
);

/**
 * One row. Triggers increment `version` in every transaction that changes what open pages show (migration "open_pages"), so that
 * every process knows which cached pages are stale.
 */
export const openPages = sqliteTable(
  "open_pages",
  {
    id: integer("id").primaryKey(),
    version: integer("version").notNull().default(0),
  },
  (table) => [check("open_pages_one_row", sql`${table.id} = 1`)],
);
