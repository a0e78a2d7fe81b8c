import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, updatedAt } from "./columns";

/** Couriers and their tracking pages. */
export const couriers = sqliteTable(
  "couriers",
  {
    id: id(),
    name: text("name").notNull(),
    /** An https URL with `{awb}` in place of the tracking number; empty: the number is shown without a link. */
    linkTemplate: text("link_template").notNull().default(""),
    position: integer("position").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("couriers_name").on(sql`${table.name} collate nocase`),
    check(
      "couriers_link",
      sql`${table.linkTemplate} = '' or ${table.linkTemplate} like 'https://%'`,
    ),
  ],
);
