import { getTableColumns, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Writer } from "./connection.server";
import { defaultsOf } from "./prepared.server";

/**
 * Inserts many rows like `insert().values(rows)`, by one short statement: drizzle takes longer to write out thousands of rows than
 * SQLite to store them, and after each statement the search index is written anew. For columns of whole numbers and text.
 */
export function insertRows<Table extends SQLiteTable>(
  tx: Writer,
  table: Table,
  rows: Table["$inferInsert"][],
): void {
  const defaults = defaultsOf(table);
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, { generated }]) => generated === undefined,
  );
  const lists = rows.map((row: Record<string, unknown>) =>
    columns.map(([key, column]) => {
      const value = row[key] ?? defaults[key] ?? null;
      return value === null ? null : column.mapToDriverValue(value);
    }),
  );
  const names = columns.map(([, { name }]) => sql.identifier(name));
  const values = columns.map((_, place) => sql.raw(`row.value ->> ${place}`));
  tx.run(sql`
    insert into ${table} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} from json_each(${JSON.stringify(lists)}) as row`);
}
