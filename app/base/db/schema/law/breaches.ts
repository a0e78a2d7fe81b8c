import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { languages } from "../../statuses";
import { createdAt, id, oneOf, timestamp, updatedAt } from "../columns";

/** The breach book (Digital Personal Data Protection Rules 2025, rule 7): what happened to whose data. Times in UTC ms. */
export const breaches = sqliteTable(
  "breaches",
  {
    id: id(),
    /** For the owner's list. */
    title: text("title").notNull(),
    noticedAt: timestamp("noticed_at").notNull(),
    fromAt: timestamp("from_at"),
    untilAt: timestamp("until_at"),
    /** `breachKinds`, separated by commas. */
    kinds: text("kinds").notNull(),
    /** Whom to ask: stands in every letter. */
    contact: text("contact").notNull(),
    /** Why it could happen, and who did it, as far as it is known: for the Board. */
    causes: text("causes").notNull().default(""),
    certToldAt: timestamp("cert_told_at"),
    boardToldAt: timestamp("board_told_at"),
    boardDetailedAt: timestamp("board_detailed_at"),
    /** When the owner let the letters go. */
    lettersAt: timestamp("letters_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("breaches_newest").on(table.noticedAt, table.id),
    check("breaches_title_given", sql`trim(${table.title}) <> ''`),
    check(
      "breaches_span",
      sql`${table.untilAt} is null or (${table.fromAt} is not null and ${table.fromAt} <= ${table.untilAt})`,
    ),
  ],
);

/** What the letters say, in one language. English is always there. */
export const breachWords = sqliteTable(
  "breach_words",
  {
    breachId: text("breach_id")
      .notNull()
      .references(() => breaches.id, { onDelete: "cascade" }),
    language: text("language", { enum: languages }).notNull(),
    nature: text("nature").notNull(),
    /** Where it happened: a computer, an account, a paper. */
    place: text("place").notNull(),
    extent: text("extent").notNull(),
    consequences: text("consequences").notNull(),
    measures: text("measures").notNull(),
    advice: text("advice").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.breachId, table.language] }),
    check("breach_words_language", sql`${table.language} in (${oneOf(languages)})`),
  ],
);

/**
 * Who is touched by a breach, each person once, and when their letter was written. `person`: the e-mail, else the number. Erased:
 * the row stays without them, because the Board asks how many were told.
 */
export const breachPersons = sqliteTable(
  "breach_persons",
  {
    breachId: text("breach_id")
      .notNull()
      .references(() => breaches.id, { onDelete: "cascade" }),
    person: text("person").notNull(),
    /** Lower case; "": only a number is known. */
    email: text("email").notNull(),
    name: text("name").notNull(),
    phone: text("phone").notNull(),
    language: text("language", { enum: languages }).notNull(),
    /** The owner let the letter go. */
    isToWrite: integer("is_to_write", { mode: "boolean" }).notNull().default(false),
    /** When the letter went into the outbox. */
    letterAt: timestamp("letter_at"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.breachId, table.person] }),
    index("breach_persons_email").on(table.email),
    index("breach_persons_phone").on(table.phone),
    index("breach_persons_to_write")
      .on(table.breachId, table.person)
      .where(sql`is_to_write = 1 and letter_at is null`),
    check("breach_persons_language", sql`${table.language} in (${oneOf(languages)})`),
  ],
);
