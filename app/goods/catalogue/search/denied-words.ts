import type { Synonyms } from "./synonyms";
import { cheap, oilWords } from "./plain-words";

/** Before and after what is not wanted: `not pouch`, `pouch nahi`. */
const before: ReadonlySet<string> = new Set(["not", "except"]);
const after: ReadonlySet<string> = new Set(
  "nahi nahin nai nathi nahiin નહી નહીં નહિ નથી नहीं नही".split(" "),
);

/** Words between: `not in glass`. */
const between: ReadonlySet<string> = new Set(["in", "a", "an", "the", "of"]);

/**
 * The words without what is not wanted (`filtered but not double`, `pouch nahi bottle`), and that: each phrase of the operator's, or one
 * word. What he calls something (`not refined`, `रिफाइंड नहीं`) or a low price (`not expensive`) stays.
 */
export function withoutDenied(words: readonly string[], known: Synonyms) {
  const denied: string[] = [];
  const left = [...words];
  for (let at = 0; at < left.length; at += 1) {
    const word = left[at] ?? "";
    const next = between.has(left[at + 1] ?? "") ? at + 2 : at + 1;
    const [from, to] = before.has(word)
      ? [at, next + longest(left.slice(next), known)]
      : after.has(word)
        ? [at - longest(left.slice(0, at).toReversed(), known, true), at + 1]
        : [0, 0];
    const said = left.slice(from, to);
    const without = said.filter((each) => each !== word && !between.has(each)).join(" ");
    const isMeant = known.groups.has(said.join(" ")) || cheap.has(said.join("_"));
    // Something else must be wanted, and all is oil.
    if (isMeant || without === "" || oilWords.has(without) || said.length === left.length) continue;
    denied.push(without);
    left.splice(from, said.length);
    at = from - 1;
  }
  return { wanted: left, denied };
}

/** The number of words of the operator's longest phrase at the beginning, or, read backwards, at the end; 1 if there is none. */
function longest(
  words: readonly string[],
  { groups, longest: most }: Synonyms,
  isBackwards = false,
) {
  for (let length = Math.min(most, words.length); length > 1; length -= 1) {
    const some = words.slice(0, length);
    if (groups.has((isBackwards ? some.toReversed() : some).join(" "))) return length;
  }
  return Math.min(1, words.length);
}
