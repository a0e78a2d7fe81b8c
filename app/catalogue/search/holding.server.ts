import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { productSearch, products } from "~/db/schema";
import { wordsHolding } from "./vocabulary.server";
import { wordsOf } from "./words";

/** Parts that more words hold than this narrow nothing down. */
const mostWords = 200;

/** Whether a product's name or description holds exactly this text, folded. `instr`, not `like`: no character is special. */
export const holds = (wanted: string): SQL => sql`instr(${products.searchText}, ${wanted}) > 0`;

/** Ids of products that hold a text (folded), newest first, at most `most`; of all products for an empty one. */
export function idsHolding(wanted: string, most: number, condition?: SQL): string[] {
  const match = wanted === "" ? "" : questionHolding(wanted);
  if (match === null) return [];
  const found =
    match === ""
      ? idsLookedThrough(wanted, most, condition)
      : idsMatching(match, wanted, most, condition);
  return found.map(({ id }) => id);
}

/** Of those that the index knows the ones that hold the text itself: the index knows words, not what stands between them. */
function idsMatching(match: string, wanted: string, most: number, condition?: SQL) {
  const found = db
    .select({ id: products.id, createdAt: products.createdAt })
    .from(sql`product_search_index`)
    .innerJoin(productSearch, eq(productSearch.id, sql`product_search_index.rowid`))
    .innerJoin(products, eq(products.id, productSearch.productId))
    .where(and(sql`product_search_index match ${match}`, holds(wanted), condition))
    .orderBy(desc(sql`product_search_index.rowid`))
    .limit(most)
    .all();
  return found.toSorted((a, b) => b.createdAt - a.createdAt || (b.id < a.id ? -1 : 1));
}

/** A text that so many words hold is found soon by looking through the products from the newest on. */
function idsLookedThrough(wanted: string, most: number, condition?: SQL) {
  return db
    .select({ id: products.id })
    .from(products)
    .where(and(wanted === "" ? undefined : holds(wanted), condition))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(most)
    .all();
}

/**
 * What every product with this text answers: for each of its parts of three letters or more a word that holds it. Null when
 * no product can have it; "" when there is no such part, or each is in too many words.
 */
export function questionHolding(wanted: string): string | null {
  const parts = piecesOf(wanted).filter((part) => [...part].length >= 3);
  const asked: string[] = [];
  for (const part of new Set(parts)) {
    const words = wordsHolding(part, mostWords + 1);
    if (words.length === 0) return null;
    if (words.length <= mostWords) asked.push(`(${words.map((word) => `"${word}"`).join(" OR ")})`);
  }
  return asked.join(" AND ");
}

/** The pieces of a text that lie within words, whatever stands around them. */
const piecesOf = (wanted: string): string[] => wanted.split(/['’‘]/).flatMap(wordsOf);
