import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, timestamp } from "../columns";
import { dutiesDone } from "./duties";

/**
 * Months that are locked: triggers refuse every paper and all money with a day in one. A row stays as it is but for being opened again,
 * once and with a reason; then the month may be locked anew, by another row.
 */
export const lockedMonths = sqliteTable(
  "locked_months",
  {
    id: id(),
    /** `2026-11`; over when it is locked. */
    month: text("month").notNull(),
    /** Ids of users, here and below. */
    lockedBy: text("locked_by").notNull(),
    lockedAt: timestamp("locked_at").notNull(),
    unlockedBy: text("unlocked_by"),
    unlockedAt: timestamp("unlocked_at"),
    unlockedBecause: text("unlocked_because").notNull().default(""),
  },
  (table) => [
    uniqueIndex("locked_months_once")
      .on(table.month)
      .where(sql`unlocked_at is null`),
    index("locked_months_of").on(table.month, table.lockedAt),
    check("locked_months_month", sql`${table.month} glob '20[0-9][0-9]-[0-1][0-9]'`),
    // In India, 19,800 seconds ahead of UTC.
    check(
      "locked_months_over",
      sql`${table.month} < strftime('%Y-%m', ${table.lockedAt} / 1000 + 19800, 'unixepoch')`,
    ),
    check(
      "locked_months_unlocked",
      sql`case when ${table.unlockedAt} is null then ${table.unlockedBy} is null and ${table.unlockedBecause} = ''
        else ${table.unlockedBy} is not null and trim(${table.unlockedBecause}) <> '' end`,
    ),
  ],
);

/** What a return that was handed in said, to compare later figures with. Rows stay as they are. */
export const returnsFiled = sqliteTable(
  "returns_filed",
  {
    doneId: text("done_id")
      .primaryKey()
      .references(() => dutiesDone.id, { onDelete: "restrict" }),
    /** The file in the structure of the offline tool, as JSON. */
    file: text("file").notNull(),
    /** Whether that is the file which was handed in; else what the shop gave out when it was noted. */
    isKept: integer("is_kept", { mode: "boolean" }).notNull(),
    /** SHA-256 of the papers that gave exactly this file: as long as theirs is the same, nothing differs. Null: they gave another one. */
    papersHash: text("papers_hash"),
    createdAt: createdAt(),
  },
  (table) => [
    check("returns_filed_file", sql`json_valid(${table.file})`),
    check(
      "returns_filed_hash",
      sql`${table.papersHash} is null or length(${table.papersHash}) = 64`,
    ),
  ],
);
