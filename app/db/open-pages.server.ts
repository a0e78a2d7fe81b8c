import { db } from "./connection.server";
import { openPages } from "./schema";

const prepared = () => db.select({ version: openPages.version }).from(openPages).prepare();
let query: ReturnType<typeof prepared> | undefined;

/**
 * The version of all that open pages show: another number after every change of the catalogue or the settings, also one
 * that another process has made. Costs a few microseconds, so it is asked for each answer.
 */
export function openPagesVersion(): number {
  query ??= prepared();
  return query.get()?.version ?? 0;
}
