import { groupedBy } from "~/base/lib/grouped-by";

/** Fewer letters are the consonants of too many words. */
const fewestLetters = 3;

/** The shortest of these words from which vowels, or one of two same letters, were left out: `sng` of `sing`, `fltr` of `filter`. */
export function withoutVowels(word: string, known: ReadonlySet<string>): string | null {
  if (word.length < fewestLetters || !latin.test(word)) return null;
  const alike = byConsonants(known).get(consonantsIn(word)) ?? [];
  const letters = [...word].map((letter) => `${letter}+`).join("[aeiou]*");
  const way = new RegExp(`^${letters}[aeiou]*$`);
  const [shortest = null] = alike
    .filter((each) => way.test(each))
    .toSorted((a, b) => a.length - b.length);
  return shortest;
}

const latin = /^[a-z]+$/;

const consonantsIn = (word: string) => word.replace(/[aeiou]/g, "").replace(/(.)\1+/g, "$1");

const grouped = new WeakMap<ReadonlySet<string>, Map<string, string[]>>();

/** The words in Latin letters by their consonants, grouped once. */
function byConsonants(words: ReadonlySet<string>): Map<string, string[]> {
  const known = grouped.get(words);
  if (known) return known;
  const groups = groupedBy(
    [...words].filter((word) => latin.test(word)),
    consonantsIn,
  );
  grouped.set(words, groups);
  return groups;
}

/** What is shorter begins too much; two letters are swapped in shorter words, too. */
const fewestBegun = (word: string) => (/^[a-z]/.test(word) ? 4 : 3);
const fewestSwapped = 3;

/**
 * The first of these words that was begun with one slip: a letter left out (`fite` of `filter`), doubled or swapped with the next one
 * (`duob` of `double`), or a wrong vowel (`rafi` of `refined`).
 */
export function begunWithSlip(word: string, known: Iterable<string>): string | null {
  const signs = [...word];
  if (signs.length < fewestSwapped) return null;
  const isLong = signs.length >= fewestBegun(word);
  for (const each of known)
    if (each[0] === word[0] && isSlipOf(signs, [...each], isLong)) return each;
  return null;
}

function isSlipOf(typed: readonly string[], word: readonly string[], isLong: boolean): boolean {
  const at = typed.findIndex((sign, index) => sign !== word[index]);
  if (at < 1) return false;
  const [one = "", next = ""] = typed.slice(at);
  const goesOn = (fromTyped: number, fromWord: number) =>
    typed.slice(fromTyped).every((sign, index) => sign === word[fromWord + index]);
  if (next !== "" && one === word[at + 1] && next === word[at] && goesOn(at + 2, at + 2))
    return true;
  const isLeftOut = goesOn(at, at + 1);
  const isDoubled = one === typed[at - 1] && goesOn(at + 1, at);
  const isOtherVowel = areVowels(one, word[at] ?? "") && goesOn(at + 1, at + 1);
  return isLong && (isLeftOut || isDoubled || isOtherVowel);
}

const areVowels = (one: string, other: string) => /^[aeiou]{2}$/.test(one + other);
