import { groupedBy } from "~/base/lib/grouped-by";
import { fillers, oilWords, otherOils } from "./plain-words";
import { plainFormsOf } from "./spelling/word-forms";
import { consonantsOf, soundOf } from "./spelling/sound";
import type { Synonyms } from "./synonyms";
import { isKnown } from "./vocabulary.server";
import { isInName } from "./word-index.server";

/** Fewer letters are the sound of too many words. */
const fewestLetters = 4;
const namesBy = (heardOf: (name: string) => string) =>
  groupedBy(
    [...otherOils].filter((name) => heardOf(name).length >= fewestLetters),
    heardOf,
  );
const bySound = namesBy(soundOf);
const byConsonants = namesBy(consonantsOf);

/**
 * Whether a keyword names an oil that no product has in its name (`sunflower oil`, સૂરજમુખી), also in another spelling or script.
 * Beside the name of our oil it is what that is compared with (`groundnut oil or ghee`).
 */
export function isOfOthers(words: readonly string[], { groups, words: own }: Synonyms): boolean {
  const said = ` ${words.join(" ")} `;
  if (groups.get("groundnut oil")?.some((name) => said.includes(` ${name} `))) return false;
  const phrases = words.flatMap((word, at) => [
    word,
    ...plainFormsOf(word),
    `${word} ${words[at + 1] ?? ""}`,
  ]);
  return phrases.some((phrase) => {
    if (own.has(phrase) || fillers.has(phrase) || oilWords.has(phrase)) return false;
    if (otherOils.has(phrase)) return !isInName(phrase);
    return !phrase.includes(" ") && !isKnown(phrase) && soundsLikeOne(phrase);
  });
}

/** English words in Indian letters have other vowels: સનફ્લાવર. */
function soundsLikeOne(word: string): boolean {
  const inLatin = /^[a-z]/.test(word);
  const names =
    bySound.get(soundOf(word)) ?? (inLatin ? undefined : byConsonants.get(consonantsOf(word)));
  return names !== undefined && !names.some(isInName);
}
