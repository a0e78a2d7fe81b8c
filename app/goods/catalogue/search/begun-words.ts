import { fillers, praise } from "./plain-words";
import { numberFrom, numberWords } from "./amounts/typed-numbers";
import { wordsOf } from "./words";

/** Fewer letters begin too much; in an Indian script two signs are as much as three letters. */
const leastBegun = (part: string) => (/^[a-z]/.test(part) ? 3 : 2);

/**
 * What a keyword may become whose last word nothing has, while it is typed: `aadh` half a litre, `chea` cheap, and of `das b` what comes
 * before.
 */
export function begunKeywords(keyword: string): string[] {
  const words = wordsOf(keyword);
  const last = words.at(-1) ?? "";
  const before = words.slice(0, -1).join(" ");
  if ([...last].length < leastBegun(last)) return before ? [before] : [];
  const number = numberWords.find((word) => word.startsWith(last));
  const plain = [...praise, ...fillers].find((word) => word.startsWith(last) && word !== last);
  return [
    ...(number ? [`${before} ${numberFrom(number)} l`] : []),
    ...(plain ? [`${before} ${plain}`] : []),
  ];
}
