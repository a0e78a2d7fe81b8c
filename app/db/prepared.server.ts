import type { Reader } from "./connection.server";

/**
 * A query that nearly every request asks: its SQL is put together once, not each time, for each connection that asks.
 * `prepared((from) => from.select()….prepare())(db).get({ … })`, with `sql.placeholder` for what changes.
 */
export function prepared<From extends Reader, Query>(
  build: (from: From) => Query,
): (from: From) => Query {
  const built = new WeakMap<From, Query>();
  return (from) => {
    const query = built.get(from) ?? build(from);
    built.set(from, query);
    return query;
  };
}
