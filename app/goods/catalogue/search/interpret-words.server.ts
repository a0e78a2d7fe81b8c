import { ask, type Answer } from "./run-query.server";
import { isOfPack } from "./asked-packs";
import type { Interpretation } from "./interpretation";
import { isInName } from "./word-index.server";
import { matchesOf } from "./matching.server";
import { type Asked, canMatch, queryFor } from "./query-terms";
import { type Reading, readWords, type Sought } from "./parse-query.server";
import { isOilWord, isPraise, distinctive } from "./meaningful-terms.server";
import { dictionary, isKnown } from "./vocabulary.server";

export const nothing = {
  question: null,
  found: [],
  instead: null,
  isLoose: false,
  next: null,
  nearTo: null,
  isOtherOil: false,
};

/**
 * What words ask for, beside packs of sizes: all of them, or what comes next to that (`isLoose`). Of the matches at most `most` are
 * found.
 */
export function interpretWords(said: string[], sought: Sought): Interpretation {
  const reading = readWords(said, sought);
  const { instead, terms, size } = reading;
  const some = terms.filter((term) => canMatch(term, dictionary));
  if (size?.length === 0) return { ...nothing, instead };
  const first =
    some.length > 0 || size ? (ask(reading, some) ?? askWithout(reading, some, isPraise)) : null;
  const isSaid = terms.every((term) => some.includes(term) || isPraise(term));
  const strict = isSaid ? first : null;
  const best = strict ?? (isSeveral(reading) ? (first ?? askLoosely(reading, some)) : null);
  if (!best) return { ...nothing, instead };
  return {
    ...nothing,
    ...(justOfSize(reading, some, best) ?? best),
    instead,
    isLoose: !strict,
  };
}

const isSeveral = ({ terms, sizes }: Reading) => terms.length + (sizes?.exact.length ?? 0) > 1;

/** The terms in a group or a name; then all terms but one; then any of them, or, for a size, no term at all. */
function askLoosely(reading: Reading, some: Asked[]): Answer | null {
  const { known, sizes } = reading;
  // A word that is in no group and no name is in a description by chance.
  const isByChance = ({ words }: Asked) =>
    !known.groups.has(words.join(" ")) && !isInName(words.join(" "));
  const named = askWithout(reading, some, isByChance);
  if (named) return named;
  const fewer = sizes || some.length > 2 ? askLess(reading, some) : null;
  if (fewer) return fewer;
  if (!sizes) return ask(reading, distinctive(some), "any");
  return some.some((term) => isKind(term, reading)) ? null : ask(reading, []);
}

/** The terms without the less meaningful ones, if others are left. */
function askWithout(
  reading: Reading,
  asked: Asked[],
  tellsLess: (term: Asked) => boolean,
): Answer | null {
  const rest = asked.filter((term) => !tellsLess(term));
  const isLess = rest.length < asked.length && (reading.sizes || !rest.every(isOilWord));
  return isLess ? ask(reading, rest) : null;
}

/** All terms but one, first what it is for: a litre of double filtered, though nothing says that it comes in a bottle. */
function askLess(reading: Reading, asked: Asked[]): Answer | null {
  const { sizes } = reading;
  const leastSureFirst = new Set([
    ...asked.filter((term) => !isOfNames(term)).toReversed(),
    ...asked.toReversed(),
  ]);
  for (const one of asked.length > 1 ? leastSureFirst : []) {
    if (sizes && isKind(one, reading)) continue;
    const rest = asked.filter((term) => term !== one);
    const found = sizes || !rest.every(saysLittle) ? ask(reading, rest) : null;
    if (found) return found;
  }
  return null;
}

/** Packs of just the size come before what also says what it is for. */
function justOfSize(reading: Reading, some: Asked[], best: Answer): Answer | null {
  const { exact = [] } = reading.sizes ?? {};
  if (exact.length === 0 || !exact.every(isKnown) || isJust(best)) return null;
  const ofSize = askWithout(reading, some, (term) => !isOfNames(term));
  return ofSize && isJust(ofSize) ? ofSize : null;
}

/** Whether there are packs of just the size that was asked for. */
const isJust = ({ question }: Answer) =>
  matchesOf({ ...question, sizes: question.sizes.slice(0, 1) }, 1).length > 0;

const saysLittle = (term: Asked) => isOilWord(term) || isPraise(term);

/** Whether a name says it, in these words or their synonyms. */
function isOfNames(term: Asked): boolean {
  const { whole } = queryFor([term], dictionary);
  return whole !== null && isInName(whole);
}

/** An oil, a gift or a carton: another one of the size is not what was asked for. */
const isKind = (term: Asked, reading: Reading) =>
  isOfNames(term) && !saysLittle(term) && !isOfPack(term, reading.known);
