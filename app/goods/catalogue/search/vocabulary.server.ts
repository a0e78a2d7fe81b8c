import { and, desc, gte, inArray, lt, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { listed, placeholder, prepared } from "~/base/db/prepared.server";
import { searchVocabulary } from "~/base/db/schema";
import { keptWithOpenPages } from "~/base/db/open-pages.server";
import type { Dictionary } from "./query-terms";
import { nearWords } from "./spelling/near-words";

const { id, word, uses } = searchVocabulary;

const lastCharacter = "\u{10ffff}";

/** What was looked up since the words of products changed: people type the same words, and each question asks for dozens. */
const lookedUp = keptWithOpenPages(() => ({
  /** Phrase → whether products have each of its words. */
  phrases: new Map<string, boolean>(),
  /** Part → `wordsWith` it. */
  parts: new Map<string, string[]>(),
  /** Words that begin with a digit and end as sizes do: `15kg`. */
  sizes: undefined as string[] | undefined,
}));

/** More than people type in a day; then all is looked up again. */
const mostKept = 5000;

/** Looks these phrases up together, so that `isKnown` need not ask for each. */
export function lookUp(asked: readonly string[]): void {
  const { phrases } = lookedUp();
  const fresh = asked.filter((phrase) => !phrases.has(phrase));
  if (fresh.length === 0) return;
  if (phrases.size > mostKept) phrases.clear();
  const used = usesOf(fresh.flatMap((phrase) => phrase.split(" ")));
  for (const phrase of fresh)
    phrases.set(
      phrase,
      phrase.split(" ").every((word) => used.has(word)),
    );
}

/** Whether products have each word of a phrase, be it in different products. */
export function isKnown(phrase: string): boolean {
  const known = lookedUp().phrases.get(phrase);
  if (known !== undefined) return known;
  lookUp([phrase]);
  return lookedUp().phrases.get(phrase) ?? false;
}

/** Those of these words that products contain → the number of products. */
export function usesOf(words: Iterable<string>): Map<string, number> {
  const rows = amongThese(db).all({ words: JSON.stringify([...new Set(words)]) });
  return new Map(rows.map((row) => [row.word, row.uses]));
}

const amongThese = prepared((from) =>
  from
    .select({ word, uses })
    .from(searchVocabulary)
    .where(inArray(word, listed("words")))
    .prepare(),
);

/** Limits per part: words examined, and the most used of them that are returned. */
const maxExamined = 1000;
const maxReturned = 32;

/** Words of products that may be sizes: `15kg`, `500ml`. */
export function sizeWordsOfPacks(): string[] {
  const kept = lookedUp();
  kept.sizes ??= sized(db)
    .all()
    .map((row) => row.word);
  return kept.sizes;
}

const sized = prepared((from) =>
  from
    .select({ word })
    .from(searchVocabulary)
    .where(and(gte(word, "0"), lt(word, ":"), sql`${word} glob '[0-9]*[gl]'`))
    .limit(maxExamined)
    .prepare(),
);

/** The most used product words that start with a part or, if it is long enough, contain it: "til" must not find "until". */
export function wordsWith(part: string): string[] {
  const { parts } = lookedUp();
  const kept = parts.get(part);
  if (kept) return kept;
  if (parts.size > mostKept) parts.clear();
  const found = readWordsWith(part);
  parts.set(part, found);
  return found;
}

/** The words of all products, as questions ask for them. */
export const dictionary: Dictionary = { isKnown, wordsWith };

function readWordsWith(part: string): string[] {
  const held =
    [...part].length < leastHeld(part) ? [] : wordsHolding(part, maxExamined, maxReturned);
  return [...new Set([...wordsBeginning(part), ...held])];
}

const leastHeld = (part: string) => (/\p{Script=Latin}/u.test(part) ? 5 : 3);

function wordsBeginning(part: string): string[] {
  return begun(db)
    .all({ part, end: part + lastCharacter })
    .map((row) => row.word);
}

const begun = prepared((from) => {
  const beginning = from
    .select({ word, uses })
    .from(searchVocabulary)
    .where(and(gte(word, placeholder("part")), lt(word, placeholder("end"))))
    .limit(maxExamined)
    .as("beginning");
  return from
    .select({ word: beginning.word })
    .from(beginning)
    .orderBy(desc(beginning.uses))
    .limit(maxReturned)
    .prepare();
});

/** The `taken` most used among the first `most` product words that contain a part of three letters or more. */
export function wordsHolding(part: string, most: number, taken = most): string[] {
  return holding(db)
    .all({ part: `"${part}"`, most, taken })
    .map((row) => row.word);
}

const holding = prepared((from) => {
  const some = sql`(select rowid from search_vocabulary_index
    where search_vocabulary_index match ${placeholder("part")} limit ${placeholder("most")})`;
  return from
    .select({ word, uses })
    .from(searchVocabulary)
    .where(inArray(id, some))
    .orderBy(desc(uses))
    .limit(sql.placeholder("taken"))
    .prepare();
});

/** In shorter words any letter makes another word: `til` is not `tel`. */
const shortestMistaken = 4;

/**
 * The most likely known word (of products or of `others`) one typing mistake away; null if there is none. Prefers words
 * with the same first letter: that one is seldom wrong.
 */
export function wordMeant(word: string, others: ReadonlySet<string>): string | null {
  const near = [...word].length < shortestMistaken ? [] : nearWords(word);
  if (near.length === 0) return null;
  const used = usesOf(near);
  const [first = ""] = word;
  const weightOf = (candidate: string) =>
    (candidate.startsWith(first) ? 1e9 : 0) +
    (others.has(candidate) ? 1e6 : 0) +
    (used.get(candidate) ?? 0);
  const [best] = near
    .filter((candidate) => used.has(candidate) || others.has(candidate))
    .toSorted((a, b) => weightOf(b) - weightOf(a));
  return best ?? null;
}
