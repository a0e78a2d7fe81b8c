import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { cashMoves, expenseGroups, paidOutWays } from "~/base/db/paid-out";
import { createdAt, id, isDay, oneOf, paise } from "./columns";

const spentOn = [...expenseGroups, ...cashMoves] as const;

/**
 * What the firm paid, one row for each amount: its expenses, and what else left the till. What was paid stays as it is and is never
 * deleted: a wrong row is taken back by another. What is known of the bill may be filled in later, to whom it
 * went only until the till is signed. Triggers see to it, and that nothing leaves a till that is not open.
 */
export const moneyPaidOut = sqliteTable(
  "money_paid_out",
  {
    id: id(),
    /** The day in India on which it was paid, `2026-11-30`; that of the row `takesBack` where it takes one back. */
    day: text("day").notNull(),
    /** Below zero: takes back all of the row `takesBack`. */
    amountPaise: paise("amount_paise").notNull(),
    way: text("way", { enum: paidOutWays }).notNull(),
    spentOn: text("spent_on", { enum: spentOn }).notNull(),
    /** What for, in a word; or why the row is taken back. */
    words: text("words").notNull(),
    toWhom: text("to_whom").notNull().default(""),
    /** The GST within the amount, with its sign. */
    gstPaise: paise("gst_paise").notNull().default(0),
    /** The supplier's number of the bill, and GSTIN. */
    billNumber: text("bill_number"),
    gstin: text("gstin"),
    /** The id of whoever noted it. */
    notedBy: text("noted_by").notNull(),
    takesBack: text("takes_back").references((): AnySQLiteColumn => moneyPaidOut.id),
    createdAt: createdAt(),
  },
  (table) => [
    index("money_paid_out_day").on(table.day, table.createdAt),
    uniqueIndex("money_paid_out_taken_back")
      .on(table.takesBack)
      .where(sql`${table.takesBack} is not null`),
    check("money_paid_out_day", isDay(table.day)),
    check(
      "money_paid_out_amount",
      sql`(${table.takesBack} is null and ${table.amountPaise} > 0 and ${table.gstPaise} between 0 and ${table.amountPaise})
        or (${table.takesBack} is not null and ${table.amountPaise} < 0 and ${table.gstPaise} between ${table.amountPaise} and 0)`,
    ),
    check("money_paid_out_way", sql`${table.way} in (${oneOf(paidOutWays)})`),
    check("money_paid_out_spent_on", sql`${table.spentOn} in (${oneOf(spentOn)})`),
    check(
      "money_paid_out_move",
      sql`${table.way} = 'till' or ${table.spentOn} not in (${oneOf(cashMoves)})`,
    ),
  ],
);
