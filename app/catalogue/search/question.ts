import { meantBy, type SameWords } from "./same-words";

/**
 * What of a keyword belongs together: one word, or several that the operator named as one. `same`: what means the same, as
 * whole phrases. `apart`: for a phrase of several words, or one that means the same, each of its words with all that mean
 * the same as that: they may stand apart in a product.
 */
export type Asked = { words: string[]; same: readonly string[]; apart: readonly string[][] };

/** Parts the words of a keyword; of phrases the operator knows the longest counts. */
export function askedIn(words: readonly string[], known: SameWords): Asked[] {
  const asked: Asked[] = [];
  for (let at = 0; at < words.length;) {
    const length = longestPhrase(words, at, known);
    asked.push(askedFor(words.slice(at, at + length), known));
    at += length;
  }
  return asked;
}

function askedFor(words: string[], known: SameWords): Asked {
  const phrase = words.join(" ");
  const same = known.groups.get(phrase) ?? meantBy(phrase, known);
  const long = words.length > 1 ? words : same.map((each) => each.split(" ")).find(isLong);
  const apart = long?.map((word) => [word, ...(known.groups.get(word) ?? [])]) ?? [];
  return { words, same, apart };
}

const isLong = (words: string[]) => words.length > 1;

/** How many words from here on are one phrase of the operator's; 1 when none begins here. */
function longestPhrase(words: readonly string[], at: number, { groups, longest }: SameWords) {
  for (let length = Math.min(longest, words.length - at); length > 1; length -= 1) {
    const phrase = words.slice(at, at + length).join(" ");
    if (groups.has(phrase)) return length;
  }
  return 1;
}

/** What the index is asked for: `whole` takes words as they are, `part` also as parts of words. */
export type Question = { whole: string; part: string };

/** What the products' words say to what was asked. */
export type Dictionary = {
  isKnown: (word: string) => boolean;
  /** Words that hold this part. */
  wordsWith: (part: string) => string[];
};

/**
 * The question to the index. Null when one of the things asked for cannot be in any product. With `joined` by OR one of
 * them is enough.
 */
export function questionFor(
  asked: readonly Asked[],
  dictionary: Dictionary,
  joined: "AND" | "OR" = "AND",
): Question | null {
  const wholes = asked.map((each) => wholeOf(each, dictionary)).filter(Boolean);
  const parts = asked.map((each) => partOf(each, dictionary)).filter(Boolean);
  if (parts.length === 0 || (joined === "AND" && parts.length < asked.length)) return null;
  const isWhole = wholes.length > 0 && (joined === "OR" || wholes.length === asked.length);
  const together = (all: string[]) => all.map((one) => `(${one})`).join(` ${joined} `);
  return { whole: isWhole ? together(wholes) : "", part: together(parts) };
}

function wholeOf({ words, same }: Asked, { isKnown }: Dictionary): string {
  return anyOf([words.join(" "), ...same].filter((phrase) => phrase.split(" ").every(isKnown)));
}

/** A phrase that the operator named also fits where its words stand apart. */
function partOf(asked: Asked, { isKnown, wordsWith }: Dictionary): string {
  const { words, same, apart } = asked;
  const typed = words.length > 1 ? [] : words.flatMap(wordsWith);
  const named = same
    .map((phrase) => phrase.split(" "))
    .filter((phrase) => phrase.every(isKnown) && !isAmong(apart, phrase))
    .map((phrase) => phrase.join(" "));
  const parted = apart.map((each) => anyOf(each.filter(isKnown)));
  return [
    anyOf([...typed, ...named]),
    parted.every(Boolean) ? parted.map((each) => `(${each})`).join(" AND ") : "",
  ]
    .filter(Boolean)
    .map((each) => `(${each})`)
    .join(" OR ");
}

/** A phrase that is found anyhow when its words are looked for apart. */
const isAmong = (apart: readonly string[][], phrase: string[]) =>
  apart.length > 0 && apart.every((words) => words.some((word) => phrase.includes(word)));

/** Inside quotes nothing is an operator; no word holds a quote. */
const anyOf = (phrases: string[]) =>
  [...new Set(phrases)].map((phrase) => `"${phrase}"`).join(" OR ");
