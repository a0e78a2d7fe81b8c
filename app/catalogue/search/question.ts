import { meantBy, type SameWords } from "./same-words";

/**
 * One term of a keyword: a word, or a phrase of the operator's. `same`: its synonyms, as whole phrases. `apart`: for a
 * phrase of several words, or a synonym that is one, each of its words with that word's synonyms: a product may contain them
 * in different places.
 */
export type Asked = { words: string[]; same: readonly string[]; apart: readonly string[][] };

/** Splits the words of a keyword into terms; prefers the operator's longest phrase. */
export function askedIn(words: readonly string[], known: SameWords): Asked[] {
  const terms: Asked[] = [];
  for (let at = 0; at < words.length;) {
    const length = longestPhrase(words, at, known);
    terms.push(termFor(words.slice(at, at + length), known));
    at += length;
  }
  return terms;
}

function termFor(words: string[], known: SameWords): Asked {
  const phrase = words.join(" ");
  const same = known.groups.get(phrase) ?? meantBy(phrase, known);
  const long = words.length > 1 ? words : same.map((each) => each.split(" ")).find(isLong);
  const apart = long?.map((word) => [word, ...(known.groups.get(word) ?? [])]) ?? [];
  return { words, same, apart };
}

const isLong = (words: string[]) => words.length > 1;

/** The number of words in the operator's longest phrase that starts here; 1 if none does. */
function longestPhrase(words: readonly string[], at: number, { groups, longest }: SameWords) {
  for (let length = Math.min(longest, words.length - at); length > 1; length -= 1) {
    const phrase = words.slice(at, at + length).join(" ");
    if (groups.has(phrase)) return length;
  }
  return 1;
}

/** FTS5 queries: `whole` matches whole words, `part` also parts of words; `first`: what comes before all others. */
export type Question = { whole: string; part: string; first?: string };

/** Lookups in the words of all products. */
export type Dictionary = {
  isKnown: (word: string) => boolean;
  /** Words that contain this part. */
  wordsWith: (part: string) => string[];
};

/**
 * Builds the FTS5 queries. Null if a term cannot be in any product; with `joined` "OR" only if none of them can.
 */
export function questionFor(
  terms: readonly Asked[],
  dictionary: Dictionary,
  joined: "AND" | "OR" = "AND",
): Question | null {
  const wholes = terms.map((each) => wholeOf(each, dictionary)).filter(Boolean);
  const parts = terms.map((each) => partOf(each, dictionary)).filter(Boolean);
  if (parts.length === 0 || (joined === "AND" && parts.length < terms.length)) return null;
  const isWhole = wholes.length > 0 && (joined === "OR" || wholes.length === terms.length);
  const together = (all: string[]) => all.map((one) => `(${one})`).join(` ${joined} `);
  return { whole: isWhole ? together(wholes) : "", part: together(parts) };
}

function wholeOf({ words, same }: Asked, { isKnown }: Dictionary): string {
  return anyOf([words.join(" "), ...same].filter((phrase) => phrase.split(" ").every(isKnown)));
}

/** A phrase of the operator's also matches products that contain its words in different places. */
function partOf(term: Asked, { isKnown, wordsWith }: Dictionary): string {
  const { words, same, apart } = term;
  const typed = words.length > 1 ? [] : words.flatMap(wordsWith);
  const named = same
    .map((phrase) => phrase.split(" "))
    .filter((phrase) => phrase.every(isKnown) && !isAmong(apart, phrase))
    .map((phrase) => phrase.join(" "));
  const separate = apart.map((each) => anyOf(each.filter(isKnown)));
  return [
    anyOf([...typed, ...named]),
    separate.every(Boolean) ? separate.map((each) => `(${each})`).join(" AND ") : "",
  ]
    .filter(Boolean)
    .map((each) => `(${each})`)
    .join(" OR ");
}

/** Whether searching for the separate words finds this phrase anyway. */
const isAmong = (apart: readonly string[][], phrase: string[]) =>
  apart.length > 0 && apart.every((words) => words.some((word) => phrase.includes(word)));

/** Quotes prevent FTS5 operators; words never contain a quote. */
const anyOf = (phrases: string[]) =>
  [...new Set(phrases)].map((phrase) => `"${phrase}"`).join(" OR ");
