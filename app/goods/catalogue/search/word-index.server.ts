import { reading } from "~/base/db/connection.server";
import type { Expression } from "./expression";

/** The words of names, or of names and descriptions. */
type Index = "name" | "anywhere";

const tables = { name: "product_name_index", anywhere: "product_search_index" };

/** What a product's words must match; `size`: anywhere, too; `unnamed`: its name must not match this. */
export type Look = { index: Index; match: Expression; size?: Expression; unnamed?: Expression };

/** The numbers of the products that match, newest first, at most `most`. The plus: else FTS5 is asked again for each number of a list. */
export function numbersOf({ index, match, size, unnamed }: Look, most: number): number[] {
  const asked = [match, size, unnamed].filter((each) => each !== undefined);
  const text = `${looking(index)}
    ${size === undefined ? "" : `AND +rowid IN (${looking("anywhere")})`}
    ${unnamed === undefined ? "" : `AND +rowid NOT IN (${looking("name")})`}
    ORDER BY rowid DESC LIMIT ?`;
  const numbers = reading.prepare<unknown[], number>(text).pluck();
  return numbers.all(...asked.map(matchOf), most);
}

const looking = (index: Index) =>
  `SELECT rowid FROM ${tables[index]} WHERE ${tables[index]} MATCH ?`;

/** Whether a product's name has these words, side by side. */
export const isInName = (phrase: Expression): boolean =>
  numbersOf({ index: "name", match: phrase }, 1).length > 0;

/** The expression in FTS5's language. Quotes prevent its operators; words never contain a quote. */
function matchOf(asked: Expression): string {
  if (typeof asked === "string") return `"${asked}"`;
  if ("all" in asked) return `(${asked.all.map(matchOf).join(" AND ")})`;
  if ("any" in asked) return `(${asked.any.map(matchOf).join(" OR ")})`;
  return `(${matchOf(asked.one)} NOT ${matchOf(asked.without)})`;
}
