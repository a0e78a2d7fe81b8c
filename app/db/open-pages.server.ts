import { reading } from "./connection.server";

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
