/** The letters of each script that the shop's words are written in: what a finger can have missed or hit by mistake. */
const scripts: [RegExp, string][] = [
  [/[a-z]/, "abcdefghijklmnopqrstuvwxyz"],
  [/\p{Script=Gujarati}/u, lettersOf(0x0a81, 0x0acd)],
  [/\p{Script=Devanagari}/u, lettersOf(0x0901, 0x094d)],
];

/** Words shorter than this have too many neighbours to guess among, longer ones are no words. */
const shortest = 3;
const longest = 24;

/**
 * Every text that is one slip away from a word: a letter too many, one missing, another one, or two that changed places.
 * None for numbers, and for words too short or too long to be guessed.
 */
export function nearWords(word: string): string[] {
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
