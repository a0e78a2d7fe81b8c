import { sql } from "drizzle-orm";
import { check, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "../accounts";
import { createdAt, id } from "../columns";

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
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("khatas_user")
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
    uniqueIndex("khatas_mobile")
      .on(table.mobile)
      .where(sql`${table.mobile} is not null`),
    check("khatas_one_key", sql`${table.userId} is null or ${table.mobile} is null`),
  ],
);
