import { meantBy, type SameWords } from "./same-words";

/**
 * One term of a keyword: a word, or a phrase of the operator's. `same`: its synonyms, as whole phrases. `apart`: for a
 * phrase of several words, or a synonym that is one, each of its words with that word's synonyms: a product may contain them
 * in different places.
 */
export type Asked = {
  words: string[];
  same: readonly string[];
  apart: readonly string[][];
  /** Of the synonyms, those that are the same word in another spelling or script. */
  spelt?: readonly string[];
};

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

/** FTS5 queries for the same terms: `whole` matches whole words, `part` also parts of words. "" where nothing can match. */
export type Query = { whole: string; part: string };

/** Lookups in the words of all products. */
export type Dictionary = {
  isKnown: (word: string) => boolean;
  /** Words that contain this part. */
  wordsWith: (part: string) => string[];
};

/** Whether any product may have this term. */
export const canMatch = (term: Asked, dictionary: Dictionary): boolean =>
  partOf(term, dictionary) !== "";

/** Builds the queries. Null if a term cannot be in any product; with `joined` "OR" only if none of them can. */
export function queryFor(
  terms: readonly Asked[],
  dictionary: Dictionary,
  joined: "AND" | "OR" = "AND",
): Query | null {
  const wholes = terms.map((each) => wholeOf(each, dictionary)).filter(Boolean);
  const parts = terms.map((each) => partOf(each, dictionary)).filter(Boolean);
  if (parts.length === 0 || (joined === "AND" && parts.length < terms.length)) return null;
  const isWhole = wholes.length > 0 && (joined === "OR" || wholes.length === terms.length);
  const together = (all: string[]) => all.map((one) => `(${one})`).join(` ${joined} `);
  return { whole: isWhole ? together(wholes) : "", part: together(parts) };
}

/** These words side by side, as an FTS5 query; "" if no product has one of them. */
export function phraseOf(words: readonly string[], { isKnown }: Dictionary): string {
  return words.length > 0 && words.every(isKnown) ? quoted(words.join(" ")) : "";
}

/** All terms as they were typed, in any spelling, without synonyms. */
export function speltQuery(terms: readonly Asked[], dictionary: Dictionary): Query {
  const own = terms.map(({ words, spelt = [] }) => ({ words, same: spelt, apart: [] }));
  return queryFor(own, dictionary) ?? { whole: "", part: "" };
}

/** What a pack of several is called. */
const several = ["gift", "pair", "carton", "combo", "hamper"];

/**
 * Phrases that make a name another kind of thing than was asked for: `double filtered` where it was `filtered`, and a gift or a carton
 * where it was neither.
 */
export function otherKinds(terms: readonly Asked[], { kinds, groups }: SameWords): string[] {
  const asked = terms.flatMap(({ words, same }) => [words.join(" "), ...words, ...same]);
  const packs = several.flatMap((word) => groups.get(word) ?? [word]);
  return [
    ...asked.flatMap((phrase) => kinds.get(phrase) ?? []),
    ...(asked.some((phrase) => packs.includes(phrase)) ? [] : packs),
  ];
}

/** Any of these phrases, as an FTS5 query; "" if no product can have one. */
export const anyKnown = (phrases: readonly string[], { isKnown }: Dictionary): string =>
  anyOf(phrases.filter((phrase) => phrase.split(" ").every(isKnown)));

/** Every word that a question about these terms may ask the dictionary for. */
export const wordsIn = (terms: readonly Asked[]): string[] =>
  terms.flatMap(({ words, same, apart }) =>
    [...words, ...same, ...apart.flat()].flatMap((phrase) => phrase.split(" ")),
  );

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

const anyOf = (phrases: string[]) => [...new Set(phrases)].map(quoted).join(" OR ");

/** Quotes prevent FTS5 operators; words never contain a quote. */
const quoted = (phrase: string) => `"${phrase}"`;
