import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { grievanceKinds, languages } from "../../statuses";
import { users } from "../accounts";
import { createdAt, id, oneOf, timestamp } from "../columns";

/** Complaints not settled yet. A literal, as in `orders.ts`. */
export const isOpenGrievance = sql.raw("due_at is not null");
export const isSettledGrievance = sql.raw("due_at is null");

/**
 * Complaints, each with a number. A trigger keeps the number and the times as they were first written: they are the proof of rule 4(5)
 * of the E-Commerce Rules 2020. Erasing a person leaves them, without the person.
 */
export const grievances = sqliteTable(
  "grievances",
  {
    id: id(),
    /** The Indian financial year it came in, `2627`, and its place among those of that year. */
    year: text("year").notNull(),
    serial: integer("serial").notNull(),
    number: text("number").notNull(),
    /** Unguessable: anybody with the link reads the complaint and its answers. */
    token: text("token").notNull(),
    /** Null: a guest. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    kind: text("kind", { enum: grievanceKinds }).notNull(),
    name: text("name").notNull(),
    /** Empty: none; the answers stand on the page of the complaint. */
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    /** As it was typed. */
    orderNumber: text("order_number"),
    words: text("words").notNull(),
    language: text("language", { enum: languages }).notNull(),
    /** A robot may have filled in the form: folded away. Its number and its clocks are those of any other. */
    mayBeSpam: integer("may_be_spam", { mode: "boolean" }).notNull().default(false),
    acknowledgedAt: timestamp("acknowledged_at"),
    settledAt: timestamp("settled_at"),
    /** When the next step is due (UTC ms): to acknowledge, then to settle. Null: settled. */
    dueAt: timestamp("due_at"),
    /** When it was received. */
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("grievances_number").on(table.number),
    uniqueIndex("grievances_serial").on(table.year, table.serial),
    uniqueIndex("grievances_token").on(table.token),
    index("grievances_newest").on(table.createdAt),
    index("grievances_due").on(table.dueAt, table.id).where(isOpenGrievance),
    index("grievances_settled").on(table.settledAt, table.id).where(isSettledGrievance),
    index("grievances_email").on(sql`lower(trim(${table.email}))`),
    index("grievances_user").on(table.userId),
    index("grievances_phone").on(table.phone),
    check("grievances_kind", sql`${table.kind} in (${oneOf(grievanceKinds)})`),
    check("grievances_language", sql`${table.language} in (${oneOf(languages)})`),
    check("grievances_open", sql`(${table.dueAt} is null) = (${table.settledAt} is not null)`),
    check(
      "grievances_steps",
      sql`${table.settledAt} is null or coalesce(${table.acknowledgedAt} <= ${table.settledAt}, 0)`,
    ),
  ],
);

/** What the shop answered; the one that settles the complaint is the last. */
export const grievanceAnswers = sqliteTable(
  "grievance_answers",
  {
    id: id(),
    grievanceId: text("grievance_id")
      .notNull()
      .references(() => grievances.id, { onDelete: "cascade" }),
    words: text("words").notNull(),
    settles: integer("settles", { mode: "boolean" }).notNull(),
    /** Who answered, by name. */
    actorName: text("actor_name").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("grievance_answers_of").on(table.grievanceId, table.createdAt),
    uniqueIndex("grievance_answers_settles")
      .on(table.grievanceId)
      .where(sql`settles = 1`),
  ],
);

/** What the complainant photographed. Private: `goods/photos/private-photo.server.ts`. */
export const grievancePhotos = sqliteTable(
  "grievance_photos",
  {
    id: id(),
    grievanceId: text("grievance_id")
      .notNull()
      .references(() => grievances.id, { onDelete: "cascade" }),
    /** From 0. */
    position: integer("position").notNull(),
    /** Names its folder among the uploads. */
    file: text("file").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("grievance_photos_position").on(table.grievanceId, table.position),
    uniqueIndex("grievance_photos_file").on(table.file),
    check("grievance_photos_position", sql`${table.position} between 0 and 3`),
  ],
);
