import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * How often something happened on a day (`dayNumber`, in Indian time): numbers alone, nothing about who came. `name`: of a visit where it
 * came from, of a campaign its word in the address, of a look or an addition the product's id.
 */
export const visitCounts = sqliteTable(
  "visit_counts",
  {
    day: integer("day").notNull(),
    kind: text("kind", { enum: ["visit", "campaign", "look", "add"] }).notNull(),
    name: text("name").notNull(),
    times: integer("times").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.name] })],
);
