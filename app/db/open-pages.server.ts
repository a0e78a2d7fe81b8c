import { reading } from "./connection.server";

let query: ReturnType<typeof prepared> | undefined;
const prepared = () => reading.prepare<[], number>("SELECT version FROM open_pages").pluck();

/**
 * The version of all that open pages show: another number after every change of the catalogue or the settings, also one
 * that another process has made. It is asked for each answer, so it goes straight to SQLite: a few microseconds.
 */
export function openPagesVersion(): number {
  query ??= prepared();
  return query.get() ?? 0;
}
