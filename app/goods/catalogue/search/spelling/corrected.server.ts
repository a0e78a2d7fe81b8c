import { isInName } from "../word-index.server";
import { nearWords } from "./near-words";
import { fillers, praise } from "../plain-words";
import type { Synonyms } from "../synonyms";
import { consonantsOf, soundOf } from "./sound";
import { soundsAmong, wordsHeardAs } from "./heard-words.server";
import { isKnown as isInProducts, usesOf, wordMeant, wordsWith } from "../vocabulary.server";
import { plainFormsOf } from "./word-forms";

/** What a typed word is searched as. `isOther`: as another word than was typed; the page says so. */
type Corrected = { words: string[]; isOther: boolean };

/**
 * The word itself if it is, or is part of, a known word. Otherwise, the surest first: its plain form, what it is without its vowels, the word
 * that sounds the same, the one a typing mistake away, one that was begun with such a mistake, what sounds nearly the same, an English word
 * in other letters, and two words written as one.
 */
export function corrected(word: string, known: Synonyms): Corrected {
  const typed = { words: [word], isOther: false };
  if (fillers.has(word) || praise.has(word) || isKnown(word, known)) return typed;
  const form = plainFormsOf(word).find((plain) => isWhole(plain, known));
  if (form) return { words: [form], isOther: false };
  const sound = soundOf(word);
  const alike = heard(sound, word, known);
  const inScript = alike !== null && isLatin(alike) === isLatin(word) ? alike : null;
  const isSure = inScript !== null && Math.abs(inScript.length - word.length) <= mostDiffering;
  const meant =
    (isSure ? inScript : null) ??
    mistaken(word, known) ??
    inScript ??
    alike ??
    nearlyHeard(sound, word, known) ??
    english(word, known);
  if (meant && !isOpposite(word, meant)) return { words: [meant], isOther: true };
  const parted = partedWord(word, known);
  return parted ? { words: parted, isOther: true } : typed;
}

/** What sounds the same and is longer or shorter than this is less likely than a typo: `peaunt` is no `peti`. */
const mostDiffering = 1;

/** A short word is seldom a typo of one that is only in a description: `mane` is not `made`. */
const leastDescribed = 5;

function mistaken(word: string, known: Synonyms): string | null {
  const meant = wordMeant(word, known.words);
  const isSure =
    meant === null ||
    [...word].length >= leastDescribed ||
    known.words.has(meant) ||
    isInName(meant);
  return isSure ? meant : null;
}

function isKnown(word: string, known: Synonyms): boolean {
  return known.words.has(word) || wordsWith(word).length > 0 || isBegun(word, known);
}

function isBegun(part: string, { words }: Synonyms): boolean {
  for (const word of words) if (word.startsWith(part)) return true;
  return false;
}

const isWhole = (word: string, known: Synonyms) => known.words.has(word) || isInProducts(word);

/** The known word that sounds the same; one of the operator's before others, since it leads to all that means the same. */
function heard(sound: string, word: string, known: Synonyms): string | null {
  if (sound === "") return null;
  return best(word, known.sounds.get(sound) ?? []) ?? best(word, wordsHeardAs(sound));
}

/** The shortest sounds that may go on, and that may have another letter. */
const leastBegun = 4;
const leastNear = 5;

/** The known word whose sound begins with this one, or is one letter away from it. */
function nearlyHeard(sound: string, word: string, known: Synonyms): string | null {
  if (sound.length < leastBegun) return null;
  const begun = [...known.sounds].find(([other]) => other.startsWith(sound))?.[1] ?? [];
  const near = sound.length < leastNear ? [] : nearWords(sound);
  const named = near.flatMap((other) => known.sounds.get(other) ?? []);
  return (
    best(word, begun) ??
    best(word, wordsHeardAs(sound, { orBegun: true })) ??
    best(word, named) ??
    best(word, soundsAmong(near))
  );
}

/** A word in the script that was typed in, if there is one. */
function best(word: string, found: readonly string[]): string | null {
  return found.find((other) => isLatin(other) === isLatin(word)) ?? found[0] ?? null;
}

/** The English word that is written here in an Indian script. */
function english(word: string, { consonants }: Synonyms): string | null {
  return isLatin(word) ? null : (consonants.get(consonantsOf(word))?.[0] ?? null);
}

/** `unrefined` is not `refined`. */
const isOpposite = (word: string, other: string) =>
  /^(?:un|non)/.test(word) && word.endsWith(other);

const isLatin = (text: string) => /^\p{Script=Latin}/u.test(text);

const shortestPart = 3;
const longestParted = 40;

/** `groundnutoil` as its two words, if both are known. */
function partedWord(word: string, known: Synonyms): string[] | null {
  const signs = [...word];
  if (signs.length > longestParted) return null;
  const cuts = signs.slice(shortestPart, -shortestPart + 1).map((_, index): [string, string] => {
    const at = index + shortestPart;
    return [signs.slice(0, at).join(""), signs.slice(at).join("")];
  });
  if (cuts.length === 0) return null;
  const used = usesOf(cuts.flat());
  const isThere = (part: string) => used.has(part) || known.words.has(part);
  return cuts.find((parts) => parts.every(isThere)) ?? null;
}
