import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { users } from "../accounts";
import { createdAt, id, paise, timestamp } from "../columns";

/**
 * The running account of a buyer, who is an account of the shop or a mobile number. A row is made with the first money or word that
 * belongs to no order; erasing a person leaves the row, with neither.
 */
export const khatas = sqliteTable(
  "khatas",
  {
    id: id(),
    userId: text("user_id").references(() => users.id, { onDelete: "restrict" }),
    /** In its normal form, `+919876543210`. */
    mobile: text("mobile"),
    /** As the owner wrote it where no order names the buyer; empty: an order does. */
    name: text("name").notNull().default(""),
    /** The most that this buyer may owe; null: as much as everybody (the setting). */
    limitPaise: paise("limit_paise"),
    /** The khata of the same buyer on which all stands that stood, or would stand, on this one; null: on this one itself. */
    joinedTo: text("joined_to").references((): AnySQLiteColumn => khatas.id),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("khatas_user")
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
    uniqueIndex("khatas_mobile")
      .on(table.mobile)
      .where(sql`${table.mobile} is not null`),
    index("khatas_joined")
      .on(table.joinedTo)
      .where(sql`${table.joinedTo} is not null`),
    check("khatas_limit", sql`limit_paise is null or limit_paise >= 0`),
    check("khatas_joined_to", sql`joined_to is null or joined_to <> id`),
    check("khatas_one_key", sql`${table.userId} is null or ${table.mobile} is null`),
  ],
);

/**
 * What a buyer owed when the khata was opened, as the owner's old book has it. Never changed or deleted: a wrong one is taken back by
 * another below zero, with a reason. Triggers see to that.
 */
export const khataOpenings = sqliteTable(
  "khata_openings",
  {
    id: id(),
    khataId: text("khata_id")
      .notNull()
      .references(() => khatas.id, { onDelete: "restrict" }),
    amountPaise: paise("amount_paise").notNull(),
    /** Since when it is owed (UTC ms). */
    since: timestamp("since").notNull(),
    note: text("note").notNull().default(""),
    /** The admin's id. */
    notedBy: text("noted_by").notNull(),
    takesBack: text("takes_back").references((): AnySQLiteColumn => khataOpenings.id),
    createdAt: createdAt(),
  },
  (table) => [
    index("khata_openings_khata").on(table.khataId),
    uniqueIndex("khata_openings_taken_back")
      .on(table.takesBack)
      .where(sql`${table.takesBack} is not null`),
    check(
      "khata_openings_amount",
      sql`(${table.takesBack} is null) = (${table.amountPaise} > 0) and ${table.amountPaise} <> 0`,
    ),
  ],
);
