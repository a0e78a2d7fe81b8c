import { db, type Reader, reading } from "./connection.server";
import { prepared } from "./prepared.server";
import { openPages } from "./schema";

let query: ReturnType<typeof versionQuery> | undefined;
const versionQuery = () => reading.prepare<[], number>("SELECT version FROM open_pages").pluck();

/**
 * The version of everything open pages show; it changes with every change to the catalogue or settings, by any process. Queried
 * for each response, so it bypasses the query builder: a few microseconds.
 */
export function openPagesVersion(): number {
  query ??= versionQuery();
  return query.get() ?? 0;
}

const versionThisTurn = onceATurn(openPagesVersion);

/** The version within a write, with what it has changed so far. */
export const openPagesVersionIn = (tx: Reader): number => versionIn(tx).get()?.version ?? 0;

const versionIn = prepared((from) =>
  from.select({ version: openPages.version }).from(openPages).prepare(),
);

/**
 * What `read` gives, read again only after open pages changed. For what they show and every page needs. Within a write pass `tx`: once
 * that has changed open pages, `read` asks it, and nothing is kept, since what a write has not committed may still be undone.
 */
export function keptWithOpenPages<T>(read: (from: Reader) => T): (from?: Reader) => T {
  let kept: { version: number; value: T } | undefined;
  return (from = db) => {
    const version = from === db ? versionThisTurn() : openPagesVersionIn(from);
    if (kept?.version === version) return kept.value;
    const value = read(from);
    if (from === db) kept = { version, value };
    return value;
  };
}

/**
 * What `read` gives, read once for all that runs without a pause: in between this process stores nothing, and what another one stores
 * then may as well have been stored after. One search asked for the version of the catalogue 14 times.
 */
function onceATurn<T>(read: () => T): () => T {
  let known: { value: T } | undefined;
  const forget = () => {
    known = undefined;
  };
  return () => {
    if (!known) queueMicrotask(forget);
    known ??= { value: read() };
    return known.value;
  };
}
