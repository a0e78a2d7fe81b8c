import { groupedBy } from "~/base/lib/grouped-by";
import { isInName } from "./word-index.server";
import { compared, fillers, oilWords, otherMakers, otherOils, praise } from "./plain-words";
import type { Synonyms } from "./synonyms";
import { nearWords } from "./spelling/near-words";
import { consonantsOf, soundOf } from "./spelling/sound";
import { saysNothing } from "./meaningful-terms.server";
import { isKnown, wordMeant, wordsWith } from "./vocabulary.server";
import { plainFormsOf } from "./spelling/word-forms";

/** Sounds of other oils that are long enough to be no other word → their names. */
const otherSounds = groupedBy(
  [...otherOils].filter((name) => soundOf(name).length > 3),
  soundOf,
);

/** The same by their consonants, for Indian letters: સનફ્લાવર. Fewer than this say too little. */
const fewestConsonants = 4;
const otherByConsonants = groupedBy(
  [...otherOils].filter(
    (name) => /^[a-z]+$/.test(name) && consonantsOf(name).length >= fewestConsonants,
  ),
  consonantsOf,
);

/** Whether a keyword asks for an oil that is not pressed here, or for another maker. */
export const isOfOthers = (words: string[], known: Synonyms): boolean =>
  namesOtherOil(words, known) ||
  isNearOtherOil(words, known) ||
  beginsOtherOil(words, known) ||
  namesOtherMaker(words);

/** Whether the keyword names an oil that no product has in its name. */
function namesOtherOil(words: string[], known: Synonyms): boolean {
  if (namesOurs(words, known)) return false;
  const phrases = words.flatMap((word, at) => [
    word,
    ...plainFormsOf(word),
    `${word} ${words[at + 1] ?? ""}`,
  ]);
  const saysMore = words.some((word) => known.words.has(word) && !oilWords.has(word));
  return phrases.some((phrase) => {
    if (saysMore && isUse(phrase)) return false;
    if (phrase.split(" ").every((word) => known.words.has(word) || fillers.has(word))) return false;
    if (otherOils.has(phrase)) return !isInName(phrase);
    if (phrase.includes(" ")) return false;
    const inLatin = /^[a-z]/.test(phrase);
    const names =
      otherSounds.get(soundOf(phrase)) ??
      (inLatin ? undefined : otherByConsonants.get(consonantsOf(phrase)));
    return names !== undefined && !isKnown(phrase) && !names.some(isInName);
  });
}

/** `hair oil`: beside a word of ours (`cold pressed`) only what it is for. */
const isUse = (phrase: string) =>
  phrase.endsWith(" oil") && praise.has(phrase.slice(0, -" oil".length));

/** Beside the name of our oil another one is what it is compared with, or what it is for: `groundnut oil for hair oil`. */
function namesOurs(words: string[], { groups }: Synonyms): boolean {
  const said = ` ${words.join(" ")} `;
  const isSaid = (name: string) => said.includes(` ${name} `);
  if ((groups.get("groundnut oil") ?? []).some(isSaid)) return true;
  // Not `peanut butter`.
  return words.some((word) => compared.has(word)) && (groups.get("groundnut") ?? []).some(isSaid);
}

/** Shorter words begin too much. */
const leastBegun = 4;

/** Whether the name of another oil is being typed, and no word of ours: `coco`. */
function beginsOtherOil(words: string[], known: Synonyms): boolean {
  const last = words.at(-1) ?? "";
  if (last.length < leastBegun || !words.slice(0, -1).every(saysLittle)) return false;
  const isBegun = (names: Iterable<string>) => [...names].some((name) => name.startsWith(last));
  const isOurs = () => wordsWith(last).length > 0 || [known.words, praise, fillers].some(isBegun);
  return isBegun(otherOils) && !isOurs();
}

const saysLittle = (word: string) => oilWords.has(word) || saysNothing(word);

const isMaker = (phrases: string[]) =>
  phrases.some((phrase) => otherMakers.has(phrase) && !isInName(phrase));

/** Whether the keyword names another maker, who is in no product's name, and nothing else that tells. */
function namesOtherMaker(words: string[]): boolean {
  const said = words.map((word, at) => [
    word,
    `${word} ${words[at + 1] ?? ""}`,
    `${words[at - 1] ?? ""} ${word}`,
  ]);
  return (
    said.some(isMaker) && words.every((word, at) => saysLittle(word) || isMaker(said[at] ?? []))
  );
}

/** In shorter words a letter makes another word. */
const leastMistaken = 6;

/** Whether a word that nothing here is like is one typing mistake away from the name of another oil: `sunflwer`. */
const isNearOtherOil = (words: string[], known: Synonyms): boolean =>
  !namesOurs(words, known) &&
  words.some(
    (word) =>
      [...word].length >= leastMistaken &&
      ![word, ...plainFormsOf(word)].some((form) => known.words.has(form)) &&
      !fillers.has(word) &&
      !isKnown(word) &&
      nearWords(word).some((near) => otherOils.has(near) && !isInName(near)) &&
      wordMeant(word, known.words) === null,
  );
