/** Shorter words sound like too many others: `til` must not find `tel`. */
const shortest = 4;

/** Gujarati letters have the same places in their block of Unicode as Devanagari's in theirs. */
const blocks = [0x0900, 0x0a80];

const consonants =
  "k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h".split(
    " ",
  );
const firstConsonant = 0x15;

/** Vowels, and the signs of vowels after a consonant. */
const vowels: Record<number, string> = {
  ...letters(0x05, "a a i i u u ri l e e e ai o o o au"),
  ...letters(0x3e, "a i i u u ri ri e e e ai o o o au"),
};
const nasals = new Set([0x01, 0x02]);
const isVowelSign = (place: number) => place >= 0x3e && place <= 0x4c;
const virama = 0x4d;

/**
 * What a word sounds like: brought to Latin letters, without what people write one way or the other (aa and a, ee and i, sh and s,
 * w and v, double letters, nasals, the last vowel). Two words that sound alike have the same; "" for a word that is too short or has
 * digits.
 */
export function soundOf(word: string): string {
  if ([...word].length < shortest) return "";
  const latin = latinOf(word);
  return latin === null ? "" : blurred(latin);
}

/** A word of one of the three scripts in Latin letters; null for any other. */
function latinOf(word: string): string | null {
  let latin = "";
  const signs = [...word.normalize("NFD").replace(/[\u0300-\u036f\u093c\u0abc\u200c\u200d]/g, "")];
  for (const [index, sign] of signs.entries()) {
    if (/[a-z]/.test(sign)) {
      latin += sign;
      continue;
    }
    const place = placeOf(sign);
    if (place === null) return null;
    const consonant = consonants[place - firstConsonant];
    if (consonant) latin += consonant + (isBare(signs[index + 1]) ? "a" : "");
    else if (nasals.has(place)) latin += "n";
    else latin += vowels[place] ?? "";
  }
  return latin;
}

/** No sign of a vowel, or of its absence, follows: the consonant is spoken with an a. */
function isBare(next: string | undefined): boolean {
  const place = next === undefined ? null : placeOf(next);
  return place === null || (place !== virama && !isVowelSign(place));
}

function placeOf(sign: string): number | null {
  const code = sign.codePointAt(0) ?? 0;
  const block = blocks.find((start) => code >= start && code < start + 0x60);
  return block === undefined ? null : code - block;
}

/** Too many words share fewer consonants than this. */
const fewestConsonants = 3;

/**
 * The consonants of a word by their sound; "" if they are few. Indian scripts spell the vowels of English words in ways of their own:
 * પીનટ is `peanut`, સનફ્લાવર `sunflower`.
 */
export function consonantsOf(word: string): string {
  const latin = soundOf(word) && latinOf(word);
  if (!latin) return "";
  const consonants = latin
    .replace(/w/g, "v")
    .replace(/z/g, "j")
    .replace(/ph/g, "f")
    .replace(/[cq]/g, "k")
    .replace(/h/g, "")
    .replace(/(.)\1+/g, "$1")
    .replace(/[aeiouy]/g, "");
  return consonants.length < fewestConsonants ? "" : consonants;
}

const steps: [RegExp, string][] = [
  [/x/g, "ks"],
  [/[ct]*chh?/g, "C"],
  [/c(?=[eiy])/g, "s"],
  [/[cq]/g, "k"],
  [/C/g, "c"],
  [/ph/g, "f"],
  [/w/g, "v"],
  [/z/g, "j"],
  [/(?<=.)h/g, ""],
  [/y(?![aeiou])/g, "i"],
  // One sound each: e and i, o and u are mixed up as often as they are not.
  [/[aeiou]*[ie][aeiou]*/g, "i"],
  [/[aou]*[ou][aou]*/g, "u"],
  [/a+/g, "a"],
  [/[nm](?=[^aiunm])/g, ""],
  [/(.)\1+/g, "$1"],
];

function blurred(latin: string): string {
  let sound = latin;
  for (const [pattern, replacement] of steps) sound = sound.replace(pattern, replacement);
  const open = sound.replace(/[aiu]$/, "");
  // The a between consonants is written or left out; without it, a word of two would be any word.
  const closed = open.replace(/(?<=.)a/g, "");
  return closed.length < 3 ? sound : closed;
}

function letters(first: number, list: string): Record<number, string> {
  return Object.fromEntries(list.split(" ").map((letter, index) => [first + index, letter]));
}
