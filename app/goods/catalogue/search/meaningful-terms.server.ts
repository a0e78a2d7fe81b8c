import { isInName } from "./word-index.server";
import { fillers, oilWords, praise } from "./plain-words";
import type { Asked } from "./query-terms";
import type { Synonyms } from "./synonyms";
import { isKnown } from "./vocabulary.server";
import { plainFormsOf } from "./spelling/word-forms";

/** Shorter words may be the beginning of another: `ka` of `kachi`. Indian letters without their vowels are fewer: ભાવ. */
const leastWhole = (word: string) => (/^[a-z]/.test(word) ? 4 : 3);

/** Meaningless words that are in no name: a description that has one of them is no match for it. */
export const onlyFillers = (words: string[]): boolean =>
  words.every((word) => fillers.has(word)) &&
  words.some((word) => word.length >= leastWhole(word)) &&
  !isInName(words.join(" "));

export const saysNothing = (word: string): boolean => fillers.has(word) || isPraised(word);

export const isOilWord = ({ words: [word = ""] }: Asked): boolean => oilWords.has(word);

/** The terms that tell the products apart, unless there are no others. */
export function distinctive(terms: readonly Asked[]): readonly Asked[] {
  const said = terms.filter((term) => !isOilWord(term) && !isPraise(term));
  return said.length > 0 ? said : terms;
}

export const isPraise = ({ words: [word = "", ...more] }: Asked): boolean =>
  more.length === 0 && isPraised(word);

/** Also in a form of it: રસોઈનું. */
const isPraised = (word: string) =>
  praise.has(word) || plainFormsOf(word).some((form) => praise.has(form));

/**
 * The terms without words that say nothing, unless there are neither others nor a size. At the end a word that has a meaning says
 * something: `oil can`, not `can you deliver`. What is as short as `si` and no word of ours is the beginning of one only there.
 */
export function meaningful(terms: Asked[], { groups }: Synonyms, isSized: boolean): Asked[] {
  const said = terms.filter(({ words: [word = "", ...more] }, at) => {
    const isLast = at === terms.length - 1;
    const isSlight = !isLast && /^\P{Nd}{1,2}$/u.test(word) && !groups.has(word) && !isKnown(word);
    return more.length > 0 || (!fillers.has(word) && !isSlight) || (isLast && groups.has(word));
  });
  return said.length > 0 || isSized ? said : terms;
}
