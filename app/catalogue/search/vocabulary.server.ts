import { and, desc, gte, inArray, lt, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { searchVocabulary } from "~/db/schema";
import { nearWords } from "./near-words";

const { id, word, uses } = searchVocabulary;

const lastCharacter = "\u{10ffff}";

/** Which of these words any product has, and in how many. */
export function usesOf(words: Iterable<string>): Map<string, number> {
  // As one text: a word with a slip has hundreds of neighbours.
  const asked = sql`(select value from json_each(${JSON.stringify([...new Set(words)])}))`;
  const rows = db.select({ word, uses }).from(searchVocabulary).where(inArray(word, asked)).all();
  return new Map(rows.map((row) => [row.word, row.uses]));
}

/** Words looked at for one part, and those taken of them: the most used. */
const mostLookedAt = 1000;
const mostTaken = 32;

/** Words of products that begin with a part, or hold it, when it has three letters: the most used ones. */
export function wordsWith(part: string): string[] {
  const held = [...part].length < 3 ? [] : wordsHolding(part, mostLookedAt, mostTaken);
  return [...new Set([...wordsBeginning(part), ...held])];
}

function wordsBeginning(part: string): string[] {
  const begun = db
    .select({ word, uses })
    .from(searchVocabulary)
    .where(and(gte(word, part), lt(word, part + lastCharacter)))
    .limit(mostLookedAt)
    .as("beginning");
  const rows = db
    .select({ word: begun.word })
    .from(begun)
    .orderBy(desc(begun.uses))
    .limit(mostTaken)
    .all();
  return rows.map((row) => row.word);
}

/** Words of products that hold a part of three letters or more; of the first `most` the index knows the `taken` most used. */
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
 * The word one slip away that shoppers most likely meant: one that products have, or one of `others`; null: there is none.
 * The first letter is seldom the one that is wrong, so words that share it come first.
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
