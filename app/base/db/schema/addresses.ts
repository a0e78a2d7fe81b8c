import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { staffRoles } from "../statuses";
import { users } from "./accounts";
import { createdAt, id, timestamp, updatedAt } from "./columns";

/** A user's delivery addresses. The usual one is also the account's one-line `address`. */
export const addresses = sqliteTable(
  "addresses",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    phone: text("phone").notNull(),
    line: text("line").notNull(),
    area: text("area").notNull().default(""),
    city: text("city").notNull(),
    /** The state's two-digit GST code. */
    state: text("state").notNull(),
    pin: text("pin").notNull(),
    gstin: text("gstin"),
    firm: text("firm"),
    isUsual: integer("is_usual", { mode: "boolean" }).notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("addresses_user").on(table.userId, table.createdAt),
    uniqueIndex("addresses_usual")
      .on(table.userId)
      .where(sql`${table.isUsual} = 1`),
  ],
);

/**
 * Links in mails that prove an address: to set a new password, to open an account after a guest's order, to take such an order
 * into an account, or to join the staff. Each works once. Hashed like sessions.
 */
export const mailLinks = sqliteTable(
  "mail_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    kind: text("kind", {
      enum: ["password", "account", "claim", "staff", "my-data", "my-data-open"],
    }).notNull(),
    email: text("email").notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    orderId: text("order_id"),
    /** Of an invitation to the staff: whom the owner meant, and what they may do. */
    name: text("name"),
    staff: text("staff", { enum: staffRoles }),
    usedAt: timestamp("used_at"),
    createdAt: createdAt(),
    expiresAt: timestamp("expires_at").notNull(),
  },
  (table) => [
    index("mail_links_email").on(table.email),
    index("mail_links_user").on(table.userId),
    index("mail_links_staff")
      .on(table.createdAt)
      .where(sql`staff is not null and used_at is null`),
    index("mail_links_expiry").on(table.expiresAt),
  ],
);

/**
 * E-mail addresses that guests typed. One gets a single mail until somebody presses the button behind the link in it, and besides the
 * own mails of orders that are paid (`sales/orders/mails/guest-mail.server.ts`).
 */
export const guestEmails = sqliteTable("guest_emails", {
  email: text("email").primaryKey(),
  mailedAt: timestamp("mailed_at"),
  provedAt: timestamp("proved_at"),
  createdAt: createdAt(),
});
