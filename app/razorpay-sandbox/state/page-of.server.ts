import type { Context } from "../context";

/** Paging of a list; `from` and `to` in seconds, both inclusive. */
export interface Page {
  count: number;
  skip: number;
  from?: number | undefined;
  to?: number | undefined;
}

/**
 * Rows of a table, newest first. `conditions` are SQL from this folder, never input; their values are in `bound`.
 */
export function selectPage<Row>(
  context: Context,
  table: "orders" | "payments" | "settlements" | "disputes",
  conditions: string[],
  bound: Record<string, string>,
  { count, skip, from, to }: Page,
): Row[] {
  const all = [
    ...conditions,
    ...(from === undefined ? [] : ["created_at >= @from * 1000"]),
    ...(to === undefined ? [] : ["created_at < (@to + 1) * 1000"]),
  ];
  const where = all.length > 0 ? `WHERE ${all.join(" AND ")}` : "";
  return context.database
    .prepare<unknown[], Row>(
      `SELECT * FROM ${table} ${where} ORDER BY rowid DESC LIMIT @count OFFSET @skip`,
    )
    .all({
      ...bound,
      count,
      skip,
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    });
}
