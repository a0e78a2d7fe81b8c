import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isHidden, isVisible, productSearch, products } from "~/base/db/schema";
import { wordsHolding } from "./vocabulary.server";
import { wordsOf } from "./words";

/** A part found in more words than this does not narrow the search. */
const maxWords = 200;

/** Condition: name or description contains this folded text. `instr`, unlike `like`, has no special characters. */
export const holds = (wanted: string): SQL => sql`instr(${products.searchText}, ${wanted}) > 0`;

/** Ids of visible products that contain a folded text, newest first, at most `most`; of all products for an empty one. */
export function idsHolding(wanted: string, most: number, condition?: SQL): string[] {
  const match = wanted === "" ? "" : questionHolding(wanted);
  if (match === null) return [];
  const found =
    match === "" ? idsByScan(wanted, most, condition) : idsMatching(match, wanted, most, condition);
  return found.map(({ id }) => id);
}

/** Filters the index's candidates by the exact text: the index knows only words, not the characters between them. */
function idsMatching(match: string, wanted: string, most: number, condition?: SQL) {
  const found = db
    .select({ id: products.id, createdAt: products.createdAt })
    .from(sql`product_search_index`)
    .innerJoin(productSearch, eq(productSearch.id, sql`product_search_index.rowid`))
    .innerJoin(products, eq(products.id, productSearch.productId))
    .where(and(sql`product_search_index match ${match}`, holds(wanted), condition, isVisible))
    .orderBy(desc(sql`product_search_index.rowid`))
    .limit(most)
    .all();
  return found.toSorted((a, b) => b.createdAt - a.createdAt || (b.id < a.id ? -1 : 1));
}

/** Scans products from the newest on: a common text is found quickly. */
function idsByScan(wanted: string, most: number, condition?: SQL) {
  return db
    .select({ id: products.id })
    .from(products)
    .where(and(wanted === "" ? undefined : holds(wanted), condition, isVisible))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(most)
    .all();
}

/** Ids of hidden products that contain a folded text, newest first: no index has their words, but they are few. */
export function hiddenHolding(wanted: string, most: number, condition?: SQL): string[] {
  const found = db
    .select({ id: products.id })
    .from(products)
    .where(and(isHidden, holds(wanted), condition))
    // Sorted by hand (the plus): in the index of all products by time SQLite would pass every visible one.
    .orderBy(desc(sql`+${products.createdAt}`), desc(products.id))
    .limit(most)
    .all();
  return found.map(({ id }) => id);
}

/**
 * An FTS5 query that every product with this text matches: for each part of three letters or more, any word that contains
 * it. Null if no product can contain the text; "" if there is no such part or each is in too many words.
 */
function questionHolding(wanted: string): string | null {
  const parts = piecesOf(wanted).filter((part) => [...part].length >= 3);
  const clauses: string[] = [];
  for (const part of new Set(parts)) {
    const words = wordsHolding(part, maxWords + 1);
    if (words.length === 0) return null;
    if (words.length <= maxWords)
      clauses.push(`(${words.map((word) => `"${word}"`).join(" OR ")})`);
  }
  return clauses.join(" AND ");
}

/** The parts of a text that lie within words. */
const piecesOf = (wanted: string): string[] => wanted.split(/['’‘]/).flatMap(wordsOf);
