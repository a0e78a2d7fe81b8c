import { sql } from "drizzle-orm";
import {
  blob,
  check,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { createdAt, id, isDay, timestamp } from "../columns";

/**
 * What the law asked for and was handed in: one row for each duty and period, as `office/duties/` names them. A row stays as it is; one
 * noted by mistake is taken back with a reason, and then there may be another.
 */
export const dutiesDone = sqliteTable(
  "duties_done",
  {
    id: id(),
    /** `gstr-1`, and `2026-11` for a month, `2026-Q4` for a quarter, `2025-26` for a financial year, else the day. */
    duty: text("duty").notNull(),
    period: text("period").notNull(),
    /** The day it was handed in: `2026-12-10`. */
    day: text("day").notNull(),
    /** Who handed it in, as the owner writes it: "Our accountant". */
    doneBy: text("done_by").notNull(),
    /** The number that the office gave, such as an ARN. */
    reference: text("reference").notNull().default(""),
    /** What was handed in, with its SHA-256 in hex; null: no file was kept. */
    fileName: text("file_name"),
    fileType: text("file_type"),
    fileBytes: integer("file_bytes"),
    fileHash: text("file_hash"),
    file: blob("file", { mode: "buffer" }),
    /** Ids of users, here and below. */
    notedBy: text("noted_by").notNull(),
    createdAt: createdAt(),
    takenBackBy: text("taken_back_by"),
    takenBackAt: timestamp("taken_back_at"),
    takenBackBecause: text("taken_back_because").notNull().default(""),
  },
  (table) => [
    uniqueIndex("duties_done_once")
      .on(table.duty, table.period)
      .where(sql`taken_back_at is null`),
    index("duties_done_of").on(table.duty, table.period, table.createdAt, table.id),
    index("duties_done_day").on(table.day),
    check("duties_done_day", isDay(table.day)),
    check("duties_done_by", sql`trim(${table.doneBy}) <> ''`),
    check(
      "duties_done_file",
      sql`case when ${table.file} is null
        then coalesce(${table.fileName}, ${table.fileType}, ${table.fileBytes}, ${table.fileHash}) is null
        else ${table.fileName} <> '' and ${table.fileType} <> '' and ${table.fileBytes} = length(${table.file})
          and length(${table.fileHash}) = 64 end`,
    ),
    check(
      "duties_done_taken_back",
      sql`case when ${table.takenBackAt} is null then ${table.takenBackBy} is null and ${table.takenBackBecause} = ''
        else ${table.takenBackBy} is not null and trim(${table.takenBackBecause}) <> '' end`,
    ),
  ],
);

/** The days to which a government put a duty off for once: its rule gives another. */
export const dutyDays = sqliteTable(
  "duty_days",
  {
    duty: text("duty").notNull(),
    period: text("period").notNull(),
    /** `2026-12-13`. */
    day: text("day").notNull(),
    /** Who says so, such as the number of a notification. */
    because: text("because").notNull(),
  },
  (table) => [
    uniqueIndex("duty_days_of").on(table.duty, table.period),
    check("duty_days_day", isDay(table.day)),
    check("duty_days_because", sql`trim(${table.because}) <> ''`),
  ],
);
