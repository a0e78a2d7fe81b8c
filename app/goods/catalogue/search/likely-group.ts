import { phrasesIn } from "./synonyms";
import { soundOf } from "./spelling/sound";

/** Letters that the beginnings of two sounds must share. */
const leastShared = 3;

/** The group with the phrase that begins most like these words sound; null: none is like them. */
export function likelyGroup(
  words: string,
  groups: readonly { id: string; words: string }[],
): string | null {
  const sound = soundOf(words.replaceAll(" ", ""));
  let best: { id: string | null; shared: number } = { id: null, shared: leastShared - 1 };
  for (const { id, words: list } of groups)
    for (const phrase of phrasesIn(list)) {
      const shared = sharedBeginning(sound, soundOf(phrase.replaceAll(" ", "")));
      if (shared > best.shared) best = { id, shared };
    }
  return best.id;
}

function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
