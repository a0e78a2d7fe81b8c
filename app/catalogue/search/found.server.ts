import { desc, eq, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { productSearch } from "~/db/schema";
import { pageWithin } from "~/lib/page-number";
import { type PageRange, pageRange } from "../list-page";
import type { Product } from "../product";
import { productsByIds } from "../product-rows.server";
import { pageSize } from "../products.server";
import { folded } from "../search-text";
import { idsHolding } from "./holding.server";
import { type Asked, askedIn, type Question, questionFor } from "./question";
import type { SameWords } from "./same-words";
import { sameWords } from "./search-words.server";
import { usesOf, wordMeant, wordsWith } from "./vocabulary.server";
import { wordsOf } from "./words";

/** A search finds at most so many: nobody looks further, and no search may read the whole shop. */
export const mostFound = 1000;

/** Words of a keyword that count: the rest of a longer one is not looked at. */
const mostWords = 8;

export type Found = {
  products: Product[];
  /** How many there are, up to `mostFound`; `isMore`: and then more. */
  total: number;
  isMore: boolean;
  /** What was searched for instead of a word that nothing has; null: what was typed. */
  instead: string | null;
  /** Nothing has all of the words; these have some. */
  isLoose: boolean;
  page: number;
  range: PageRange;
};

/**
 * Products for what a shopper typed, the best first: those with the words in their name, then those with parts of words
 * there, then those with them anywhere; among equals the one put in last. As far as this page of a list of so many on each;
 * a page past the end gives the last one.
 */
export function findProducts(keyword: string, page = 1, size = pageSize): Found {
  const { question, instead, isLoose } = understood(keyword);
  const all = question ? null : literally(keyword);
  const counted = question ? countOf(question) : (all?.length ?? 0);
  const total = Math.min(counted, mostFound);
  const { page: last } = pageWithin(total, page, size);
  const range = pageRange(last, size);
  const to = Math.min(range.to, mostFound);
  const ids = (question ? idsFor(question, to) : (all ?? [])).slice(range.from, to);
  const isMore = counted > mostFound;
  return { products: productsByIds(ids), total, isMore, instead, isLoose, page: last, range };
}

/** A keyword without any word finds what holds its signs; an empty one finds everything, newest first. */
function literally(keyword: string): string[] {
  if (wordsOf(keyword).length > 0) return [];
  return idsHolding(folded(keyword), mostFound + 1);
}

type Understood = { question: Question | null; instead: string | null; isLoose: boolean };

function understood(keyword: string): Understood {
  const known = sameWords();
  const typed = wordsOf(keyword).slice(0, mostWords);
  const words = typed.map((word) => meant(word, known));
  const instead = words.some((word, index) => word !== typed[index]) ? words.join(" ") : null;
  const asked = askedIn(words, known);
  const dictionary = dictionaryFor(asked);
  const question = questionFor(asked, dictionary);
  if (question && hasAny(question)) return { question, instead, isLoose: false };
  const loose = asked.length > 1 ? questionFor(asked, dictionary, "OR") : null;
  return { question: loose, instead, isLoose: loose !== null };
}

/** The word itself when a product or the operator knows it, or a word it is part of; otherwise the one it is a slip of. */
function meant(word: string, known: SameWords): string {
  if (known.words.has(word) || wordsWith(word).length > 0) return word;
  if ([...known.words].some((other) => other.startsWith(word))) return word;
  return wordMeant(word, known.words) ?? word;
}

function dictionaryFor(asked: readonly Asked[]) {
  const used = usesOf(
    asked.flatMap(({ words, same, apart }) =>
      [...words, ...same, ...apart.flat()].flatMap((phrase) => phrase.split(" ")),
    ),
  );
  return { isKnown: (word: string) => used.has(word), wordsWith };
}

const inName = "product_name_index";
const anywhere = "product_search_index";

/** Ids of the products whose words, or words in the name, answer a question: the one put in last comes first. */
function matchesIn(index: typeof inName | typeof anywhere, match: string, most: number): string[] {
  const rows = db
    .select({ id: productSearch.productId })
    .from(sql.raw(index))
    .innerJoin(productSearch, eq(productSearch.id, sql.raw(`${index}.rowid`)))
    .where(sql`${sql.raw(index)} match ${match}`)
    .orderBy(desc(sql.raw(`${index}.rowid`)))
    .limit(most)
    .all();
  return rows.map(({ id }) => id);
}

function countOf({ part }: Question): number {
  const found = sql`(select rowid from product_search_index
    where product_search_index match ${part} limit ${mostFound + 1})`;
  return (
    db
      .select({ total: sql<number>`count(*)` })
      .from(found)
      .get()?.total ?? 0
  );
}

const hasAny = ({ part }: Question) => matchesIn(anywhere, part, 1).length > 0;

/** The first `most` ids, the best first: each step finds what the one before found, and more. */
function idsFor({ whole, part }: Question, most: number): string[] {
  const ids = new Set<string>();
  for (const index of [inName, anywhere] as const)
    for (const match of [whole, part]) {
      if (match === "" || ids.size >= most) continue;
      for (const id of matchesIn(index, match, most)) ids.add(id);
    }
  return [...ids].slice(0, most);
}
