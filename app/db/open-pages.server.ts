import { sql } from "drizzle-orm";
import { reading, type Writer } from "./connection.server";

let query: ReturnType<typeof prepared> | undefined;
const prepared = () => reading.prepare<[], number>("SELECT version FROM open_pages").pluck();

/**
 * The version of everything open pages show; it changes with every change to the catalogue or settings, by any process. Queried
 * for each response, so it bypasses the query builder: a few microseconds.
 */
export function openPagesVersion(): number {
  query ??= prepared();
  return query.get() ?? 0;
}

/** The version within a write, with what it has changed so far. */
export const openPagesVersionIn = (tx: Writer): number =>
  tx.get<{ version: number }>(sql`SELECT version FROM open_pages`).version;

/**
 * What `read` gives, read again only after open pages changed. For what they show and every page needs; `read` asks the reading
 * connection alone, since what a write has not committed may still be undone.
 */
export function keptWithOpenPages<T>(read: () => T): () => T {
  let kept: { version: number; value: T } | undefined;
  return () => {
    const version = openPagesVersion();
    if (kept?.version !== version) kept = { version, value: read() };
    return kept.value;
  };
}
