import { synonyms } from "./owners-words/search-words.server";
import { wordsWith } from "./vocabulary.server";
import { wordsOf } from "./words";

/** A word is cut down to this many signs, one at a time. */
const least = 4;
const mostCut = 12;

/** The longest beginning of a word of this keyword that finds something; null if there is none. */
export function shorterFor(keyword: string): string | null {
  const begins = wordsOf(keyword).flatMap(beginnings);
  const known = [...synonyms().words];
  return (
    begins
      .toSorted((a, b) => b.length - a.length)
      .find((part) => wordsWith(part).length > 0 || known.some((word) => word.startsWith(part))) ??
    null
  );
}

function beginnings(word: string): string[] {
  const signs = [...word].slice(0, least + mostCut);
  const lengths = Array.from(
    { length: Math.max(0, signs.length - least) },
    (_, cut) => least + cut,
  );
  return lengths.map((length) => signs.slice(0, length).join(""));
}
