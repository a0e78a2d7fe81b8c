import { numberForms } from "./amounts/typed-numbers";
import type { Asked } from "./query-terms";
import type { Synonyms } from "./synonyms";

/** What a pack of several is called. */
const several = ["gift", "pair", "carton", "combo", "hamper"];

/** What an oil is filled into. A pack that names none of them may be a bottle. */
const containers = ["bottle", "glass", "jar", "pouch", "tin"];
const plainContainer = "bottle";

/** It costs more: who wants it says so. */
const glass = "glass";

/** Whom packs are named after. */
const users = ["family", "caterer"];

const large = ["big", "large"];
const small = ["small", "little"];

/** Phrases that make a name another thing than was asked for. */
type Others = {
  /** `double filtered` where it was `filtered`. */
  kinds: string[];
  /** A gift, a carton or glass where it was none, a jar where it was a bottle. */
  packs: string[];
};

export function othersThan(terms: readonly Asked[], { kinds, groups }: Synonyms): Others {
  const asked = phrasesOf(terms);
  const isAsked = (word: string) => isAmong(asked, [word], groups);
  const isSeveral = several.some(isAsked) || terms.some(isCount);
  const isGlass = isAsked(glass);
  const unsaid = [
    ...(isSeveral ? [] : [...several, glass]),
    // What is of glass is a bottle, too.
    ...(containers.some(isAsked)
      ? containers.filter((word) => word !== (isGlass ? plainContainer : isSeveral ? glass : ""))
      : []),
  ].filter((word) => !isAsked(word));
  return {
    // `double filtered` has the word `filtered`, but is no other kind than itself.
    kinds: [...asked]
      .flatMap((phrase) => kinds.get(phrase) ?? [])
      .filter((kind) => !asked.has(kind)),
    packs: namesOf(unsaid, groups),
  };
}

export const isPlainContainer = (term: Asked, known: Synonyms): boolean =>
  meansOneOf([plainContainer], term, known);

/** Whether a term says something of the pack rather than of what is in it. */
export const isOfPack = (term: Asked, known: Synonyms): boolean =>
  meansOneOf([...containers, ...large, ...small, ...users, "handle"], term, known);

const meansOneOf = (words: string[], term: Asked, { groups }: Synonyms): boolean =>
  isAmong(phrasesOf([term]), words, groups);

/** `big bottle` asks for bottles, the largest first; null: nothing is said of size, or not what of. */
export function bySize(terms: Asked[], { groups }: Synonyms) {
  for (const [order, words] of [
    ["largest", large],
    ["smallest", small],
  ] as const) {
    const rest = terms.filter((term) => !isAmong(new Set([term.words.join(" ")]), words, groups));
    if (rest.length < terms.length && isAmong(phrasesOf(rest), containers, groups))
      return { order, terms: rest };
  }
  return null;
}

/** `2` or `two`: how many. */
const isCount = ({ words: [word = "", ...more] }: Asked): boolean =>
  more.length === 0 && Number(numberForms(word)[0]) > 1;

const phrasesOf = (terms: readonly Asked[]): ReadonlySet<string> =>
  new Set(terms.flatMap(({ words, same }) => [words.join(" "), ...words, ...same]));

/** Whether phrases have one of these words, or what means the same. */
const isAmong = (
  phrases: ReadonlySet<string>,
  words: readonly string[],
  groups: Synonyms["groups"],
): boolean => words.some((word) => (groups.get(word) ?? [word]).some((name) => phrases.has(name)));

const namesOf = (words: readonly string[], groups: Synonyms["groups"]) => [
  ...new Set(words.flatMap((word) => groups.get(word) ?? [word])),
];
