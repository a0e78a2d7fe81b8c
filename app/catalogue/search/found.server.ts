import { desc, eq, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { placeholder, prepared } from "~/db/prepared.server";
import { productSearch } from "~/db/schema";
import { pageWithin } from "~/lib/page-number";
import { type PageRange, pageRange } from "../list-page";
import type { Product } from "../product";
import { productsByIds } from "../product-rows.server";
import { pageSize } from "../products.server";
import { folded } from "../search-text";
import { idsHolding } from "./holding.server";
import { type Asked, askedIn, type Dictionary, type Question, questionFor } from "./question";
import type { SameWords } from "./same-words";
import { sameWords } from "./search-words.server";
import { sizesIn } from "./sizes";
import { usesOf, wordMeant, wordsWith } from "./vocabulary.server";
import { wordsOf } from "./words";

/** Maximum results of a search, so that none reads the whole catalogue. */
export const mostFound = 1000;

/** Maximum words of a keyword; the rest is ignored. */
const maxWords = 8;

export type Found = {
  products: Product[];
  /** The number of results, at most `mostFound`; `isMore`: there are more. */
  total: number;
  isMore: boolean;
  /** The corrected keyword that was searched for; null if nothing was corrected. */
  instead: string | null;
  /** No product has all of the words; these have some. */
  isLoose: boolean;
  page: number;
  range: PageRange;
};

/**
 * Searches products, best match first: whole words in the name, then parts of words in the name, then anywhere; among
 * equals the newest. Returns the range of results up to this page of `size` each; a page past the end returns the last one.
 */
export function findProducts(keyword: string, page = 1, size = pageSize): Found {
  const { question, found, instead, isLoose } = interpret(keyword, mostFound + 1);
  const all = question ? null : literalMatches(keyword);
  const counted = all?.length ?? found;
  const total = Math.min(counted, mostFound);
  const { page: last } = pageWithin(total, page, size);
  const range = pageRange(last, size);
  const to = Math.min(range.to, mostFound);
  const ids = (question ? idsFor(question, to) : (all ?? [])).slice(range.from, to);
  const isMore = counted > mostFound;
  return { products: productsByIds(ids), total, isMore, instead, isLoose, page: last, range };
}

/** The `most` best, uncounted: what `findProducts` has on its first page. */
export function bestProducts(keyword: string, most: number): Product[] {
  const { question } = interpret(keyword, 1);
  return productsByIds(question ? idsFor(question, most) : literalMatches(keyword).slice(0, most));
}

/** A keyword of signs only matches them literalMatches; an empty one matches all products, newest first. */
function literalMatches(keyword: string): string[] {
  if (wordsOf(keyword).length > 0) return [];
  return idsHolding(folded(keyword), mostFound + 1);
}

/** `found`: how many products match. */
type Interpretation = {
  question: Question | null;
  found: number;
  instead: string | null;
  isLoose: boolean;
};

/**
 * What a keyword asks for. Sizes in it ("5 litre") mean packs of that size; if there are none, they are words like all others. Of
 * the matches at most `most` are counted.
 */
function interpret(keyword: string, most: number): Interpretation {
  const { rest, sizes, exact } = sizesIn(keyword);
  if (sizes.length > 0) {
    const found = interpretWords(rest, sizes, most);
    if (found.question && !found.isLoose) return withFirst(found, exact);
  }
  return interpretWords(keyword, [], most);
}

/** Packs of just these sizes come first, if there are any. */
function withFirst(found: Interpretation, exact: string[]): Interpretation {
  if (!found.question || usesOf(exact).size < new Set(exact).size) return found;
  const packs = exact.map((word) => `"${word}"`).join(" AND ");
  return {
    ...found,
    question: { ...found.question, first: `${packs} AND (${found.question.part})` },
  };
}

function interpretWords(keyword: string, sizes: Asked[], most: number): Interpretation {
  const known = sameWords();
  const lookUp = lookedUpOnce();
  const typed = wordsOf(keyword).slice(0, maxWords);
  const words = typed.map((word) => corrected(word, known, lookUp));
  const instead = words.some((word, index) => word !== typed[index]) ? words.join(" ") : null;
  const terms = [...sizes, ...askedIn(words, known)];
  const dictionary = { isKnown: knownAmong(terms), wordsWith: lookUp };
  const question = questionFor(terms, dictionary);
  const found = question ? countOf(question, most) : 0;
  if (found > 0) return { question, found, instead, isLoose: false };
  const loose = terms.length > 1 ? questionFor(terms, dictionary, "OR") : null;
  return {
    question: loose,
    found: loose ? countOf(loose, most) : 0,
    instead,
    isLoose: loose !== null,
  };
}

/** `wordsWith` that remembers its answers: the parts of one keyword are asked for several times. */
function lookedUpOnce(): Dictionary["wordsWith"] {
  const known = new Map<string, string[]>();
  return (part) => {
    const words = known.get(part) ?? wordsWith(part);
    known.set(part, words);
    return words;
  };
}

/** The word itself if it is, or is part of, a known word; otherwise the known word it is a typing mistake of, if any. */
function corrected(word: string, known: SameWords, lookUp: Dictionary["wordsWith"]): string {
  if (known.words.has(word) || lookUp(word).length > 0) return word;
  if ([...known.words].some((other) => other.startsWith(word))) return word;
  return wordMeant(word, known.words) ?? word;
}

function knownAmong(terms: readonly Asked[]): Dictionary["isKnown"] {
  const used = usesOf(
    terms.flatMap(({ words, same, apart }) =>
      [...words, ...same, ...apart.flat()].flatMap((phrase) => phrase.split(" ")),
    ),
  );
  return (word) => used.has(word);
}

const inName = "product_name_index";
const anywhere = "product_search_index";

/** Ids of the products that match in this index, newest first. */
function matchesIn(index: typeof inName | typeof anywhere, match: string, most: number): string[] {
  return matching[index](db)
    .all({ match, most })
    .map(({ id }) => id);
}

const matching = { [inName]: matchingIn(inName), [anywhere]: matchingIn(anywhere) };

function matchingIn(index: typeof inName | typeof anywhere) {
  return prepared((from) =>
    from
      .select({ id: productSearch.productId })
      .from(sql.raw(index))
      .innerJoin(productSearch, eq(productSearch.id, sql.raw(`${index}.rowid`)))
      .where(sql`${sql.raw(index)} match ${placeholder("match")}`)
      .orderBy(desc(sql.raw(`${index}.rowid`)))
      .limit(sql.placeholder("most"))
      .prepare(),
  );
}

/** The number of products that match, at most `most`. */
function countOf({ part }: Question, most: number): number {
  return counting(db).get({ match: part, most })?.total ?? 0;
}

const counting = prepared((from) => {
  const found = sql`(select rowid from product_search_index
    where product_search_index match ${placeholder("match")} limit ${placeholder("most")})`;
  return from
    .select({ total: sql<number>`count(*)` })
    .from(found)
    .prepare();
});

/** The first `most` ids, best first: every step matches more loosely than the one before. */
function idsFor({ first, whole, part }: Question, most: number): string[] {
  const ids = new Set(first ? matchesIn(anywhere, first, most) : []);
  for (const index of [inName, anywhere] as const)
    for (const match of [whole, part]) {
      if (match === "" || ids.size >= most) continue;
      for (const id of matchesIn(index, match, most)) ids.add(id);
    }
  return [...ids].slice(0, most);
}
