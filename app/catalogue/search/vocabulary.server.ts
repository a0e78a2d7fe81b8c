import { and, desc, gte, inArray, lt, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { searchVocabulary } from "~/db/schema";
import { nearWords } from "./near-words";

const { id, word, uses } = searchVocabulary;

const lastCharacter = "\u{10ffff}";

/** Those of these words that products contain → the number of products. */
export function usesOf(words: Iterable<string>): Map<string, number> {
  // As one JSON parameter: a misspelt word has hundreds of neighbours.
  const list = sql`(select value from json_each(${JSON.stringify([...new Set(words)])}))`;
  const rows = db.select({ word, uses }).from(searchVocabulary).where(inArray(word, list)).all();
  return new Map(rows.map((row) => [row.word, row.uses]));
}

/** Limits per part: words examined, and the most used of them that are returned. */
const maxExamined = 1000;
const maxReturned = 32;

/** The most used product words that start with a part or, for three letters or more, contain it. */
export function wordsWith(part: string): string[] {
  const held = [...part].length < 3 ? [] : wordsHolding(part, maxExamined, maxReturned);
  return [...new Set([...wordsBeginning(part), ...held])];
}

function wordsBeginning(part: string): string[] {
  const beginning = db
    .select({ word, uses })
    .from(searchVocabulary)
    .where(and(gte(word, part), lt(word, part + lastCharacter)))
    .limit(maxExamined)
    .as("beginning");
  const rows = db
    .select({ word: beginning.word })
    .from(beginning)
    .orderBy(desc(beginning.uses))
    .limit(maxReturned)
    .all();
  return rows.map((row) => row.word);
}

/** The `taken` most used among the first `most` product words that contain a part of three letters or more. */
export function wordsHolding(part: string, most: number, taken = most): string[] {
  const holding = sql`(select rowid from search_vocabulary_index
    where search_vocabulary_index match ${`"${part}"`} limit ${most})`;
  const rows = db
    .select({ word, uses })
    .from(searchVocabulary)
    .where(inArray(id, holding))
    .orderBy(desc(uses))
    .limit(taken)
    .all();
  return rows.map((row) => row.word);
}

/**
 * The most likely known word (of products or of `others`) one typing mistake away; null if there is none. Prefers words
 * with the same first letter: that one is seldom wrong.
 */
export function wordMeant(word: string, others: ReadonlySet<string>): string | null {
  const near = nearWords(word);
  if (near.length === 0) return null;
  const used = usesOf(near);
  const [first = ""] = word;
  const weightOf = (candidate: string) =>
    (candidate.startsWith(first) ? 1e9 : 0) +
    (others.has(candidate) ? 1e6 : 0) +
    (used.get(candidate) ?? 0);
  const [best] = near
    .filter((candidate) => used.has(candidate) || others.has(candidate))
    .filter((candidate) => [...word].length > 3 || candidate.startsWith(first))
    .toSorted((a, b) => weightOf(b) - weightOf(a));
  return best ?? null;
}
