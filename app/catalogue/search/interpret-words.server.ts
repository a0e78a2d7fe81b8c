import { withForms } from "./asked-forms";
import { withoutCounts } from "./amounts/counted-packs";
import { bySize, isForUser, isOfPack, isPlainContainer, othersThan } from "./asked-packs";
import { corrected } from "./spelling/corrected.server";
import { without } from "./expression";
import type { Interpretation } from "./interpretation";
import { isInName } from "./matching.server";
import { matchesOf } from "./numbers.server";
import { cheap } from "./plain-words";
import {
  anyKnown,
  type Asked,
  askedIn,
  canMatch,
  phraseOf,
  phrasesIn,
  queryFor,
  speltQuery,
} from "./question";
import type { Synonyms } from "./synonyms";
import { sizeQueries } from "./size-queries";
import type { Question } from "./steps";
import type { Sizes } from "./amounts/sizes";
import { isOilWord, isPraise, particular, telling } from "./telling.server";
import { isKnown, lookUp, wordsWith } from "./vocabulary.server";
import { isPurpose, usesAmong } from "./uses";

export const nothing = {
  question: null,
  found: [],
  instead: null,
  isLoose: false,
  isOtherOil: false,
};

const dictionary = { isKnown, wordsWith };

type Asking = {
  known: Synonyms;
  sizes: Sizes | null;
  most: number;
};

/**
 * What words ask for, beside packs of these sizes: all of them, or what comes next to that (`isLoose`). Of the matches at most `most`
 * are found.
 */
export function interpretWords(
  said: string[],
  { known, sizes, most }: Asking,
): Omit<Interpretation, "grams"> {
  const typed = withoutCounts(said, known);
  const meant = typed.map((word) => corrected(word, known));
  const words = meant.flatMap((each) => each.words);
  const instead = meant.some(({ isOther }) => isOther) ? words.join(" ") : null;
  const uses = usesAmong(typed, meant);
  const all = askedIn(words, known).map((term) => withForms(term, known));
  const allTelling = telling(all, known);
  const sized = sizes ? null : bySize(allTelling, known);
  const saying = sized?.terms ?? allTelling;
  const { kinds, packs } = othersThan(saying, known);
  const others = [...kinds, ...packs];
  const exact = sizes?.exact ?? [];
  const { sizes: meantSizes = [], cartons = [] } = sizes ?? {};
  lookUp([...phrasesIn([...meantSizes, ...all]), ...others, ...exact, ...cartons]);
  const size = sizes && sizeQueries(sizes, dictionary);
  /** What a bottle that does not say so is among: packs of the size, or, where the largest is asked for, all that the other words say. */
  const among = size
    ? (size.at(-1) ?? null)
    : sized &&
      queryFor(
        saying.filter((term) => !isPlainContainer(term, known)),
        dictionary,
      ).part;
  const unsaid = among && without(among, anyKnown(packs, dictionary));
  const terms = saying.map((term) =>
    unsaid && isPlainContainer(term, known) ? { ...term, unsaid } : term,
  );

  /** A word that no product says as the first of its group: `gathiya` as `farsan`. */
  const sayingIt = (term: Asked): Asked =>
    speltQuery([term], dictionary).whole
      ? term
      : { ...term, words: (term.same[0] ?? "").split(" ") };
  const ask = (asked: readonly Asked[], joined?: "any") => {
    const query = queryFor(asked, dictionary, joined);
    if (asked.length === 0 ? !size?.length : query.part === null) return null;
    const spelt = joined ? query : speltQuery(asked, dictionary);
    const named = asked.filter((term) => !term.unsaid);
    const apart = joined ? asked : particular(named);
    const told = joined ? query : speltQuery(apart.map(sayingIt), dictionary);
    const isAll = asked.length === terms.length;
    const phrase = phraseOf(isAll ? words : asked.flatMap((term) => term.words), dictionary);
    const question = {
      ...query,
      phrase: asked.length > 1 ? phrase : spelt.whole,
      spelt: asked.length > 1 ? spelt.whole : null,
      typed: told.whole,
      apart: joined ? query.whole : queryFor(apart, dictionary).whole,
      unpacked: named.length < asked.length ? queryFor(named, dictionary).whole : null,
      begun: spelt.part,
      others: anyKnown(others, dictionary),
      kinds: anyKnown(kinds, dictionary),
      sizes: size ?? [],
      ...(sized && { order: sized.order }),
    };
    const found = matchesOf(question, most);
    return found.length > 0 ? { question, found, instead, isOtherOil: false } : null;
  };

  /** The terms without those that tell less, if that leaves something to look for. */
  const askOf = (asked: Asked[], isTelling: (term: Asked) => boolean) => {
    const said = asked.filter(isTelling);
    const isLess = said.length < asked.length && (sizes || !said.every(isOilWord));
    return isLess ? ask(said) : null;
  };
  /** Whether a name says it, in these words or their synonyms. */
  const isOfNames = (term: Asked) => {
    const { whole } = queryFor([term], dictionary);
    return whole !== null && isInName(whole);
  };
  /** Whom it is for, if no name says so in this word: a canteen cooks as a caterer does. */
  const isUser = (term: Asked) => {
    const { part } = speltQuery([term], dictionary);
    return isForUser(term, known) && (part === null || !isInName(part));
  };
  const isUse = (term: Asked) => term.words.some((word) => uses.has(word));
  const guessed = new Set(meant.flatMap(({ words: each, isOther }) => (isOther ? each : [])));
  const isGuess = (term: Asked) => term.words.every((word) => guessed.has(word));
  /** An oil or a gift: another one of the size is not what was asked for. */
  const isKind = (term: Asked) =>
    isOfNames(term) && !saysLittle(term) && !isOfPack(term, known) && !isGuess(term);
  /** All terms but one, first what it is for: a litre of double filtered, though nothing says that it comes in a bottle. */
  const askLess = (asked: Asked[]) => {
    const leastSureFirst = new Set([
      ...asked.filter((term) => isUse(term) && (isGuess(term) || isUser(term) || !isOfNames(term))),
      ...asked.filter((term) => !isOfNames(term)),
      ...asked.filter(isUse),
      ...asked.toReversed(),
    ]);
    for (const one of asked.length > 1 ? leastSureFirst : []) {
      if (sizes && isKind(one)) continue;
      const rest = asked.filter((term) => term !== one);
      const found = sizes || !rest.every(saysLittle) ? ask(rest) : null;
      if (found) return found;
    }
    return null;
  };
  const askSome = (asked: Asked[]) =>
    sizes
      ? (askLess(asked) ?? (asked.some(isKind) ? null : ask([])))
      : ((asked.length > 2 ? askLess(asked) : null) ?? ask(particular(asked), "any"));
  // A word that is in no group and no name stands in a description by chance.
  const isNamed = ({ words: each }: Asked) =>
    known.groups.has(each.join(" ")) || isInName(each.join(" "));

  const some = terms.filter((term) => canMatch(term, dictionary));
  const isSaid = terms.every((term) => some.includes(term) || isPraise(term));
  if (sizes && !size?.length) return { ...nothing, instead };
  const first =
    some.length > 0 || sizes ? (ask(some) ?? askOf(some, (term) => !isPraise(term))) : null;
  const strict = isSaid ? first : null;
  // Everything here is oil: what has only that word of several was not asked for, unless the others said what it is for.
  const isPlain =
    !sizes && some.every(isOilWord) && !typed.some((word) => isPurpose(word) || cheap.has(word));
  const isOne = terms.length + exact.length < 2;
  const loose =
    strict || isPlain || isOne ? null : (first ?? askOf(some, isNamed) ?? askSome(some));
  const best = strict ?? loose;
  if (!best) return { ...nothing, instead };
  // Packs of just the size come before what also says what it is for.
  const isOther = exact.length > 0 && exact.every(isKnown) && !isJust(best);
  const ofSize = isOther ? askOf(some, (term) => isOfNames(term) && !isUser(term)) : null;
  return { ...(ofSize && isJust(ofSize) ? ofSize : best), isLoose: !strict };
}

const saysLittle = (term: Asked) => isOilWord(term) || isPraise(term);

/** Whether there are packs of just the size that was asked for. */
const isJust = ({ question }: { question: Question }) =>
  matchesOf({ ...question, sizes: question.sizes.slice(0, 1) }, 1).length > 0;
