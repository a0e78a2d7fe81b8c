import { sql } from "drizzle-orm";
import { check, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { isDay, paise, timestamp } from "./columns";

/**
 * The till of one day in India: what lay in it in the morning, what was counted, and who signed. What came is asked of `money_received`,
 * what left it of `money_paid_out`. A signed day stays as it is until it is opened again with a reason; triggers see to that.
 */
export const tillDays = sqliteTable(
  "till_days",
  {
    /** `2026-11-30`. */
    day: text("day").primaryKey(),
    openingPaise: paise("opening_paise").notNull(),
    /** Ids of users, here and below. */
    openedBy: text("opened_by").notNull(),
    openedAt: timestamp("opened_at").notNull(),
    /** From here to `signedAt` null until it is signed. Expected: opening, and cash in less cash out by the rows. */
    expectedPaise: paise("expected_paise"),
    countedPaise: paise("counted_paise"),
    /** How many of each note were counted, as JSON: `{"500":3,…,"coins":42}`; null: only the sum was. */
    pieces: text("pieces"),
    /** Why another sum was counted than expected. */
    differenceWord: text("difference_word").notNull().default(""),
    /** The ids of the payments, received money and refunds that the signature covers, as JSON: later ones are told from them. */
    signedRows: text("signed_rows"),
    signedBy: text("signed_by"),
    signedAt: timestamp("signed_at"),
    /** When the owner last opened it again, and why. */
    reopenedBy: text("reopened_by"),
    reopenedAt: timestamp("reopened_at"),
    reopenReason: text("reopen_reason").notNull().default(""),
  },
  (table) => [
    check("till_days_day", isDay(table.day)),
    check("till_days_opening", sql`${table.openingPaise} >= 0`),
    check(
      "till_days_signed",
      sql`case when ${table.signedAt} is null
        then coalesce(${table.expectedPaise}, ${table.countedPaise}, ${table.signedRows}, ${table.signedBy}) is null
        else ${table.expectedPaise} is not null and ${table.countedPaise} is not null and ${table.countedPaise} >= 0
          and ${table.signedBy} is not null and ${table.signedRows} is not null and json_valid(${table.signedRows})
          and (${table.countedPaise} = ${table.expectedPaise} or ${table.differenceWord} <> '') end`,
    ),
  ],
);
