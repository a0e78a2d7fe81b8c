import { allOf, anyOf, type Asking } from "./expression";
import { meantBy, type Synonyms } from "./synonyms";
import { soundOf } from "./spelling/sound";

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
  /** What has it without saying so. */
  unsaid?: Asking;
};

/** Splits the words of a keyword into terms; prefers the operator's longest phrase. */
export function askedIn(words: readonly string[], known: Synonyms): Asked[] {
  const terms: Asked[] = [];
  for (let at = 0; at < words.length;) {
    const { length, phrase } = longestPhrase(words, at, known);
    terms.push(termFor(phrase, known));
    at += length;
  }
  return terms;
}

function termFor(words: string[], known: Synonyms): Asked {
  const phrase = words.join(" ");
  const same = known.groups.get(phrase) ?? meantBy(phrase, known);
  const long = words.length > 1 ? words : same.map((each) => each.split(" ")).find(isLong);
  const apart = long?.map((word) => [word, ...(known.groups.get(word) ?? [])]) ?? [];
  return { words, same, apart };
}

const isLong = (words: string[]) => words.length > 1;

/** The operator's longest phrase that starts here, or one that sounds the same (`seeng tail`); the first word if none does. */
function longestPhrase(words: readonly string[], at: number, known: Synonyms) {
  for (let length = Math.min(known.longest, words.length - at); length > 1; length -= 1) {
    const typed = words.slice(at, at + length);
    if (known.groups.has(typed.join(" "))) return { length, phrase: typed };
    const heard = known.heard.get(soundOf(typed.join("")));
    if (heard) return { length, phrase: heard.split(" ") };
  }
  return { length: 1, phrase: words.slice(at, at + 1) };
}

/** The same terms: `whole` are whole words, `part` also parts of words. */
type Query = { whole: Asking; part: Asking };

/** Lookups in the words of all products. */
export type Dictionary = {
  /** Whether there are all words of a phrase. */
  isKnown: (phrase: string) => boolean;
  /** Words that contain this part. */
  wordsWith: (part: string) => string[];
};

/** Whether any product may have this term. */
export const canMatch = (term: Asked, dictionary: Dictionary): boolean =>
  partOf(term, dictionary) !== null;

/** Null if a term cannot be in any product; with `joined` "any" only if none of them can. */
export function queryFor(
  terms: readonly Asked[],
  dictionary: Dictionary,
  joined: "all" | "any" = "all",
): Query {
  const together = joined === "all" ? allOf : anyOf;
  return {
    whole: together(terms.map((each) => wholeOf(each, dictionary))),
    part: together(terms.map((each) => partOf(each, dictionary))),
  };
}

/** These words side by side; null if no product has one of them. */
export const phraseOf = (words: readonly string[], { isKnown }: Dictionary): Asking =>
  words.length > 0 && words.every(isKnown) ? words.join(" ") : null;

/** All terms as they were typed, in any spelling, without synonyms. */
export function speltQuery(terms: readonly Asked[], dictionary: Dictionary): Query {
  const own = terms.map(({ words, spelt = [] }) => ({ words, same: spelt, apart: [] }));
  return queryFor(own, dictionary);
}

/** Any of these phrases; null if no product can have one. */
export const anyKnown = (phrases: readonly string[], { isKnown }: Dictionary): Asking =>
  anyOf(phrases.filter(isKnown));

/** All that a question about these terms may ask the dictionary for. */
export const phrasesIn = (terms: readonly Asked[]): string[] =>
  terms.flatMap(({ words, same, apart }) => [words.join(" "), ...words, ...same, ...apart.flat()]);

const wholeOf = ({ words, same, unsaid = null }: Asked, dictionary: Dictionary): Asking =>
  anyOf([anyKnown([words.join(" "), ...same], dictionary), unsaid]);

/** A phrase of the operator's also matches products that contain its words in different places. */
function partOf(term: Asked, { isKnown, wordsWith }: Dictionary): Asking {
  const { words, same, apart, unsaid = null } = term;
  const typed = words.length > 1 || words.some(isCount) ? [] : words.flatMap(wordsWith);
  const named = same.filter((phrase) => isKnown(phrase) && !isAmong(apart, phrase.split(" ")));
  const separate = allOf(apart.map((each) => anyOf(each.filter(isKnown))));
  return anyOf([...typed, ...named, separate, unsaid]);
}

/** A short number is no beginning of another one: of `50 gifts` nothing is known to `500ml`. */
const isCount = (word: string) => /^\d{1,2}$/.test(word);

/** Whether searching for the separate words finds this phrase anyway. */
const isAmong = (apart: readonly string[][], phrase: string[]) =>
  apart.length > 0 && apart.every((words) => words.some((word) => phrase.includes(word)));
