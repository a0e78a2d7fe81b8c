/** The letters of each script in use, as candidates for a missing or wrong letter. */
const scripts: [RegExp, string][] = [
  [/[a-z]/, "abcdefghijklmnopqrstuvwxyz"],
  [/\p{Script=Gujarati}/u, lettersOf(0x0a81, 0x0acd)],
  [/\p{Script=Devanagari}/u, lettersOf(0x0901, 0x094d)],
];

/** Shorter words have too many neighbours to guess; longer texts are not words. */
const shortest = 3;
const longest = 24;

let last: { word: string; near: readonly string[] } | undefined;

/**
 * All texts one typing mistake away from a word: a letter added, missing or replaced, or two swapped. Empty for numbers
 * and for words that are too short or too long. Those of the last word are kept: it is asked for again.
 */
export function nearWords(word: string): readonly string[] {
  if (last?.word !== word) last = { word, near: made(word) };
  return last.near;
}

function made(word: string): string[] {
  const letters = [...word];
  if (letters.length < shortest || letters.length > longest || /\p{Nd}/u.test(word)) return [];
  const near = new Set<string>();
  const put = (from: number, to: number, between: string) =>
    near.add([...letters.slice(0, from), between, ...letters.slice(to)].join(""));
  const alphabet = scripts.filter(([sign]) => sign.test(word)).flatMap(([, all]) => [...all]);
  for (let at = 0; at <= letters.length; at += 1) {
    for (const letter of alphabet) {
      put(at, at, letter);
      if (at < letters.length) put(at, at + 1, letter);
    }
    if (at < letters.length) put(at, at + 1, "");
    if (at + 1 < letters.length) put(at, at + 2, `${letters[at + 1]}${letters[at]}`);
  }
  near.delete(word);
  return [...near];
}

function lettersOf(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join("");
}
