import { wordsOf } from "./words";

/** The operator's synonyms, parsed. A phrase is one or more words joined by single spaces. */
export type SameWords = {
  /** Phrase → all its synonyms, including itself. */
  groups: ReadonlyMap<string, readonly string[]>;
  /** Every word of every phrase. */
  words: ReadonlySet<string>;
  /** Number of words in the longest phrase. */
  longest: number;
};

/** Parses the operator's groups: one text per group, phrases separated by commas. A phrase may be in several groups. */
export function sameWordsOf(texts: readonly string[]): SameWords {
  const groups = new Map<string, string[]>();
  for (const text of texts) {
    const phrases = [...new Set(phrasesIn(text))];
    for (const phrase of phrases)
      groups.set(phrase, [...new Set([...(groups.get(phrase) ?? []), ...phrases])]);
  }
  const wordLists = [...groups.keys()].map((phrase) => phrase.split(" "));
  return {
    groups,
    words: new Set(wordLists.flat()),
    longest: Math.max(1, ...wordLists.map((words) => words.length)),
  };
}

/** The phrases of one group, normalised. */
export function phrasesIn(text: string): string[] {
  return text
    .split(/[,،、\n]/)
    .map((phrase) => wordsOf(phrase).join(" "))
    .filter(Boolean);
}

/** All synonyms of phrases that start with `part`; none for fewer than three letters, which would match too much. */
export function meantBy(part: string, { groups }: SameWords): string[] {
  if ([...part].length < 3) return [];
  const begun = [...groups.keys()].filter((phrase) => phrase.startsWith(part));
  return [...new Set(begun.flatMap((phrase) => groups.get(phrase) ?? []))];
}
