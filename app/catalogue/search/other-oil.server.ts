import { groupedBy } from "~/lib/grouped-by";
import { isInName } from "./matching.server";
import { fillers, oilWords, otherOils, praise } from "./plain-words";
import type { Synonyms } from "./synonyms";
import { nearWords } from "./spelling/near-words";
import { consonantsOf, soundOf } from "./spelling/sound";
import { isKnown, wordMeant } from "./vocabulary.server";
import { plainFormsOf } from "./word-forms";

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

/** Whether the keyword names an oil that no product has in its name. */
export function namesOtherOil(words: string[], known: Synonyms): boolean {
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
  return (groups.get("groundnut oil") ?? []).some((name) => said.includes(` ${name} `));
}

/** In shorter words a letter makes another word. */
const leastMistaken = 6;

/** Whether a word that nothing here is like is one typing mistake away from the name of another oil: `sunflwer`. */
export const isNearOtherOil = (words: string[], known: Synonyms): boolean =>
  words.some(
    (word) =>
      [...word].length >= leastMistaken &&
      !known.words.has(word) &&
      !fillers.has(word) &&
      !isKnown(word) &&
      nearWords(word).some((near) => otherOils.has(near) && !isInName(near)) &&
      wordMeant(word, known.words) === null,
  );
