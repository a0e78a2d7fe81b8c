import { wordsOf } from "./words";

/** What the operator said means the same, ready to be asked. A phrase is one or more words joined by single blanks. */
export type SameWords = {
  /** Each phrase with all that mean the same, itself among them. */
  groups: ReadonlyMap<string, readonly string[]>;
  /** Every word of every phrase. */
  words: ReadonlySet<string>;
  /** Words in the longest phrase. */
  longest: number;
};

/** Reads what the operator wrote: each text a group, its phrases parted by commas. A phrase may be in several groups. */
export function sameWordsOf(texts: readonly string[]): SameWords {
  const groups = new Map<string, string[]>();
  for (const text of texts) {
    const phrases = [...new Set(phrasesIn(text))];
    for (const phrase of phrases)
      groups.set(phrase, [...new Set([...(groups.get(phrase) ?? []), ...phrases])]);
  }
  const parted = [...groups.keys()].map((phrase) => phrase.split(" "));
  return {
    groups,
    words: new Set(parted.flat()),
    longest: Math.max(1, ...parted.map((words) => words.length)),
  };
}

/** The phrases of one group as they are compared. */
export function phrasesIn(text: string): string[] {
  return text
    .split(/[,،、\n]/)
    .map((phrase) => wordsOf(phrase).join(" "))
    .filter(Boolean);
}

/** All phrases that mean the same as one that begins like this; a part of fewer than three letters could be anything. */
export function meantBy(part: string, { groups }: SameWords): string[] {
  if ([...part].length < 3) return [];
  const begun = [...groups.keys()].filter((phrase) => phrase.startsWith(part));
  return [...new Set(begun.flatMap((phrase) => groups.get(phrase) ?? []))];
}
