import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, integer, text } from "drizzle-orm/sqlite-core";

/** Columns that tables share. Times are UTC ms, amounts are paise. */

export const id = () => text("id").primaryKey();

export const timestamp = (name: string) => integer(name, { mode: "number" });

export const createdAt = () => timestamp("created_at").notNull();
export const updatedAt = () => timestamp("updated_at").notNull();

export const paise = (name: string) => integer(name, { mode: "number" });

/** Quoted values for an `in (…)` of a check. */
export const oneOf = (values: readonly string[]) =>
  sql.raw(values.map((value) => `'${value}'`).join(", "));

/** For a check: the column holds a day, `2026-11-30`. */
export const isDay = (column: AnySQLiteColumn) =>
  sql`${column} glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'`;
