import { reading } from "~/base/db/connection.server";

/** Names, or names and descriptions. */
export type Index = "name" | "anywhere";

const tables = { name: "product_name_index", anywhere: "product_search_index" };

/** Between words any of which is asked for; no word contains it. */
export const anyOfThese = "|";

/** Quotes prevent FTS5's operators; words never contain a quote. */
const matchOf = (phrase: string) => `"${phrase.replaceAll(anyOfThese, '" OR "')}"`;

/** The numbers of the products with this word or phrase, or any of these words. As one text: 0.05 µs for each number instead of 0.12. */
export function numbersOf(index: Index, phrase: string): Uint32Array {
  const found = all[index]().get(matchOf(phrase));
  return found ? Uint32Array.from(found.split(","), Number) : new Uint32Array();
}

/** Those of these numbers whose products have it. */
export const numbersAmong = (index: Index, phrase: string, numbers: number[]): number[] =>
  some[index]().all(matchOf(phrase), JSON.stringify(numbers));

/** The largest number of a product. */
export const largestNumber = (): number => largest().get() ?? 0;

const all = { name: allIn(tables.name), anywhere: allIn(tables.anywhere) };
const some = { name: someIn(tables.name), anywhere: someIn(tables.anywhere) };
const largest = once(() =>
  reading.prepare<[], number | null>("SELECT max(id) FROM product_search").pluck(),
);

function allIn(table: string) {
  const text = `SELECT group_concat(rowid) FROM ${table} WHERE ${table} MATCH ?`;
  return once(() => reading.prepare<[string], string | null>(text).pluck());
}

function someIn(table: string) {
  const text = `SELECT rowid FROM ${table} WHERE ${table} MATCH ? AND rowid IN (SELECT value FROM json_each(?))`;
  return once(() => reading.prepare<[string, string], number>(text).pluck());
}

/** There are no tables yet when this file is read. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
