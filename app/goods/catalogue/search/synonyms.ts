import { groupedBy } from "~/base/lib/grouped-by";
import { consonantsOf, soundOf } from "./spelling/sound";
import { wordsOf } from "./words";

/** The operator's synonyms, parsed. A phrase is one or more words joined by single spaces. */
export type Synonyms = {
  /** Phrase → all its synonyms, including itself. */
  groups: ReadonlyMap<string, readonly string[]>;
  /** Phrase → phrases that mean one kind of it, such as `double filtered` of `filtered`. */
  kinds: ReadonlyMap<string, readonly string[]>;
  /** Every word of every phrase. */
  words: ReadonlySet<string>;
  /** `soundOf` → the words that sound so. */
  sounds: ReadonlyMap<string, readonly string[]>;
  /** `consonantsOf` → the words in Latin letters that have them. */
  consonants: ReadonlyMap<string, readonly string[]>;
  /** Phrase → `soundOf` its words written as one. */
  spoken: ReadonlyMap<string, string>;
  /** `soundOf` the words of a longer phrase written as one → the phrase. */
  heard: ReadonlyMap<string, string>;
  /** Number of words in the longest phrase. */
  longest: number;
};

/** Parses the operator's groups: one text per group, phrases separated by commas. A phrase may be in several groups. */
export function synonymsOf(texts: readonly string[]): Synonyms {
  const groups = new Map<string, string[]>();
  const lists = texts.map((text) => [...new Set(phrasesIn(text))]);
  for (const phrases of lists)
    for (const phrase of phrases)
      groups.set(phrase, [...new Set([...(groups.get(phrase) ?? []), ...phrases])]);
  const words = new Set([...groups.keys()].flatMap((phrase) => phrase.split(" ")));
  const sounds = wordsBy([...words], soundOf);
  const consonants = wordsBy(
    [...words].filter((word) => /^[a-z]/.test(word)),
    consonantsOf,
  );
  const spoken = new Map(
    [...groups.keys()].map((phrase) => [phrase, soundOf(phrase.replaceAll(" ", ""))]),
  );
  const heard = new Map<string, string>();
  for (const [phrase, sound] of spoken)
    if (sound && phrase.includes(" ") && !heard.has(sound)) heard.set(sound, phrase);
  const longest = Math.max(1, ...[...groups.keys()].map((phrase) => phrase.split(" ").length));
  return {
    groups,
    kinds: kindsIn(lists, groups),
    words,
    sounds,
    consonants,
    spoken,
    heard,
    longest,
  };
}

/** Words by their sound; words without one are left out. */
function wordsBy(words: string[], heardOf: (word: string) => string) {
  const by = groupedBy(words, heardOf);
  by.delete("");
  return by;
}

/**
 * `double filtered` ends with a phrase of another group, and `double` alone means nothing here: then it is a kind of `filtered`. `sing
 * tel` is none of `tel`: `sing` has a meaning of its own, and the two words say no more than each.
 */
function kindsIn(lists: string[][], groups: Synonyms["groups"]): Map<string, string[]> {
  const kinds = new Map<string, string[]>();
  for (const phrases of lists) {
    const parts = phrases.flatMap((phrase) => partsOf(phrase, groups));
    if (parts.some(({ before }) => before.some((word) => groups.has(word)))) continue;
    for (const { rest } of parts)
      if (!phrases.includes(rest))
        kinds.set(rest, [...new Set([...(kinds.get(rest) ?? []), ...phrases])]);
  }
  return kinds;
}

/** The ways in which a phrase ends with another one. */
function partsOf(phrase: string, groups: Synonyms["groups"]) {
  const words = phrase.split(" ");
  return words.slice(1).flatMap((_, index) => {
    const rest = words.slice(index + 1).join(" ");
    return groups.has(rest) ? [{ before: words.slice(0, index + 1), rest }] : [];
  });
}

/** The phrases of one group, normalised. */
export function phrasesIn(text: string): string[] {
  return text
    .split(/[,،、\n]/)
    .map((phrase) => wordsOf(phrase).join(" "))
    .filter(Boolean);
}

/** In an Indian script two signs are as much of a word as three letters. */
const leastBegun = (part: string) => (/^[\p{Script=Latin}\p{Nd}]/u.test(part) ? 3 : 2);

/**
 * All synonyms of phrases that start with `part`, or else that have it as a word (`ghani`); none for a part so short that it would
 * match too much.
 */
export function meantBy(part: string, { groups }: Synonyms): string[] {
  if ([...part].length < leastBegun(part)) return [];
  const phrases = [...groups.keys()];
  const begun = phrases.filter((phrase) => phrase.startsWith(part));
  const meant = begun.length > 0 ? begun : phrases.filter((phrase) => phrase.endsWith(` ${part}`));
  return [...new Set(meant.flatMap((phrase) => groups.get(phrase) ?? []))];
}
