import { sql } from "drizzle-orm";
import { check, index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, timestamp, updatedAt } from "./columns";

/** What the operator says about the firm (phone, address, …). A missing row means "not set". */
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
    answeredAt: timestamp("answered_at"),
    /** The admin who answered, by name. */
    answeredBy: text("answered_by"),
    createdAt: createdAt(),
  },
  (table) => [
    index("enquiries_newest").on(table.createdAt),
    index("enquiries_kind").on(table.kind, table.createdAt),
    index("enquiries_unanswered")
      .on(table.createdAt)
      .where(sql`${table.answeredAt} is null`),
    check("enquiries_kind", sql`${table.kind} in ('contact', 'bulk')`),
  ],
);
