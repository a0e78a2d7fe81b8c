import { meantBy, type SameWords } from "./same-words";

/**
 * What of a keyword belongs together: one word, or several that the operator named as one. `same`: what means the same, as
 * whole phrases; `begun`: what means the same as a phrase that only begins like it.
 */
export type Asked = { words: string[]; same: readonly string[]; begun: readonly string[] };

/** Parts the words of a keyword; of phrases the operator knows the longest counts. */
export function askedIn(words: readonly string[], known: SameWords): Asked[] {
  const asked: Asked[] = [];
  for (let at = 0; at < words.length;) {
    const length = longestPhrase(words, at, known);
    const taken = words.slice(at, at + length);
    asked.push(askedFor(taken, known));
    at += length;
  }
  return asked;
}

function askedFor(words: string[], known: SameWords): Asked {
  const phrase = words.join(" ");
  const same = known.groups.get(phrase);
  return { words, same: same ?? [], begun: same ? [] : meantBy(phrase, known) };
}

/** How many words from here on are one phrase; the last words of the keyword may be just the beginning of one. */
function longestPhrase(words: readonly string[], at: number, { groups, longest }: SameWords) {
  for (let length = Math.min(longest, words.length - at); length > 1; length -= 1) {
    const phrase = words.slice(at, at + length).join(" ");
    if (groups.has(phrase)) return length;
  }
  return 1;
}

/** What the index is asked for, from the narrowest to the widest: what an earlier one finds comes before the rest. */
export type Question = { whole: string; part: string };

/** What the products' words say to what was asked. */
export type Dictionary = {
  isKnown: (word: string) => boolean;
  /** Words that hold this part. */
  wordsWith: (part: string) => string[];
};

/**
 * The question to the index: `whole` takes words as they are, `part` also as parts of words. Null when one of the things
 * asked for cannot be in any product. With `joined` by OR one of them is enough.
 */
export function questionFor(
  asked: readonly Asked[],
  dictionary: Dictionary,
  joined: "AND" | "OR" = "AND",
): Question | null {
  const wholes = asked.map((each) => wholeOf(each, dictionary)).filter(Boolean);
  const parts = asked.map((each) => partOf(each, dictionary)).filter(Boolean);
  if (parts.length === 0 || (joined === "AND" && parts.length < asked.length)) return null;
  const isWhole = wholes.length > 0 && (joined === "OR" || wholes.length === asked.length);
  const together = (all: string[]) => all.map((one) => `(${one})`).join(` ${joined} `);
  return { whole: isWhole ? together(wholes) : "", part: together(parts) };
}

function wholeOf({ words, same }: Asked, { isKnown }: Dictionary): string {
  return [...new Set([words.join(" "), ...same])]
    .filter((phrase) => phrase.split(" ").every(isKnown))
    .map(quoted)
    .join(" OR ");
}

/** A phrase that the operator named also fits where its words stand apart. */
function partOf({ words, same, begun }: Asked, { isKnown, wordsWith }: Dictionary): string {
  const typed = words.map((word) => wordsWith(word).map(quoted).join(" OR "));
  const named = [...new Set([...same, ...begun])]
    .map((phrase) => phrase.split(" "))
    .filter((phrase) => phrase.every(isKnown))
    .map((phrase) => phrase.map(quoted));
  return [...(typed.every(Boolean) ? [allOf(typed)] : []), ...new Set(named.map(allOf))].join(
    " OR ",
  );
}

const allOf = (parts: string[]) =>
  parts.length === 1 ? (parts[0] ?? "") : `(${parts.map((part) => `(${part})`).join(" AND ")})`;

/** Inside quotes nothing is an operator; no word holds a quote. */
const quoted = (words: string) => `"${words}"`;
