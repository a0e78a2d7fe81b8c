import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { languages, staffRoles } from "../statuses";
import { createdAt, id, timestamp, updatedAt } from "./columns";

/** The last ten digits of a user's phone number, as `mobileDigits` of an order. */
export const phoneDigits = sql.raw(
  "substr(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), -10)",
);

export const users = sqliteTable(
  "users",
  {
    id: id(),
    name: text("name").notNull(),
    /** Stored trimmed and lower-cased, so the unique index is case-insensitive. */
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    phone: text("phone").notNull(),
    address: text("address").notNull(),
    /** 1 admin, 0 shopper. */
    role: integer("role").notNull().default(0),
    /** What this person may do in the admin area; null: a shopper or an admin. Only with role 0 (a check of the migration). */
    staff: text("staff", { enum: staffRoles }),
    answerHash: text("answer_hash").notNull(),
    /** Of mails to this person: that of the pages where they registered, or logged in last. */
    language: text("language", { enum: languages }).notNull().default("en"),
    termsAcceptedAt: timestamp("terms_accepted_at"),
    /** When a mailed link proved that the account's owner reads its e-mail; null: not proved. */
    emailProvedAt: timestamp("email_proved_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("users_email").on(table.email),
    index("users_mobile").on(phoneDigits),
    index("users_newest").on(table.createdAt, table.id),
    index("users_admins")
      .on(table.id)
      .where(sql`${table.role} = 1`),
    index("users_staff")
      .on(table.staff)
      .where(sql`staff is not null`),
    // Every login and reset queries which old hash types remain (`sign-in/password.server.ts`).
    index("users_old_passwords")
      .on(table.passwordHash)
      .where(sql`substr(${table.passwordHash}, 1, 2) = '$2'`),
    index("users_old_answers")
      .on(table.id)
      .where(sql`substr(${table.answerHash}, 1, 29) = '$argon2id$v=19$m=7168,t=5,p=1'`),
    check("users_role", sql`${table.role} in (0, 1)`),
    check(
      "users_email_form",
      sql`${table.email} = lower(trim(${table.email})) and ${table.email} <> ''`,
    ),
  ],
);

/** Sessions. The cookie holds the token, the table only its SHA-256, so a stolen backup signs no one in. */
export const sessions = sqliteTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Browser and system, as shown to the user: "Chrome on Android". */
    device: text("device").notNull().default(""),
    /** Last use (UTC ms), rounded to the hour. */
    lastUsedAt: timestamp("last_used_at"),
    /** Last password entry in this browser (UTC ms): sensitive actions ask again after a while. */
    confirmedAt: timestamp("confirmed_at"),
    createdAt: createdAt(),
    expiresAt: timestamp("expires_at").notNull(),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_expiry").on(table.expiresAt),
  ],
);

/** Tokens of /api/v1 clients, hashed like sessions. */
export const apiTokens = sqliteTable(
  "api_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Browser and system, as shown to the user: "Chrome on Android". */
    device: text("device").notNull().default(""),
    /** Last use (UTC ms), rounded to the hour. */
    lastUsedAt: timestamp("last_used_at"),
    createdAt: createdAt(),
    expiresAt: timestamp("expires_at").notNull(),
  },
  (table) => [
    index("api_tokens_user").on(table.userId),
    index("api_tokens_expiry").on(table.expiresAt),
  ],
);

/** Two-factor secrets for authenticator apps. Active once `confirmedAt` is set. */
export const twoFactor = sqliteTable("two_factor", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The app's secret, encrypted with a key that is not in the database. */
  sealedSecret: text("sealed_secret").notNull(),
  /** The 30-second step (since 1970) of the last code used: each code works once. */
  lastStep: integer("last_step").notNull().default(0),
  confirmedAt: timestamp("confirmed_at"),
  createdAt: createdAt(),
});

/** Recovery codes, each valid once: used ones are deleted. Hashed like tokens. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [index("recovery_codes_user").on(table.userId)],
);

/** Networks of recent logins per account: strangers' failed attempts do not lock these out. */
export const knownNetworks = sqliteTable(
  "known_networks",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** A keyed hash, never a plain address. */
    network: text("network").notNull(),
    lastLoginAt: timestamp("last_login_at").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.network] }),
    index("known_networks_expiry").on(table.expiresAt),
  ],
);

/** Attempt counters per time window; in the database, so that they survive a restart. */
export const attempts = sqliteTable(
  "attempts",
  {
    /** What is counted, such as `login:account:<hash>`; never a plain e-mail or address. */
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    resetsAt: timestamp("resets_at").notNull(),
  },
  (table) => [index("attempts_reset").on(table.resetsAt)],
);
