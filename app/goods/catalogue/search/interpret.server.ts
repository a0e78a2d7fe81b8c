import { pricesIn } from "./amounts/asked-price";
import { latinDigits } from "./amounts/latin-digits";
import type { Interpretation } from "./interpretation";
import { mostCompared, pricedOf } from "./matching.server";
import { groupedBy } from "~/base/lib/grouped-by";
import { plainFormsOf } from "./spelling/word-forms";
import { consonantsOf, soundOf } from "./spelling/sound";
import type { Synonyms } from "./synonyms";
import { isInName } from "./word-index.server";
import { cheap, dear, fillers, oilWords, otherOils } from "./plain-words";
import { synonyms } from "./owners-words/search-words.server";
import { areSoldOut } from "./matching.server";
import { isBrandWord, isOwnBrand, withoutBrand } from "./owners-words/own-brand.server";
import { amountAsked, nearestSizes } from "./amounts/nearest-size.server";
import { type Sizes, sizesIn } from "./amounts/sizes";
import type { Sought } from "./parse-query.server";
import { onlyFillers, saysNothing } from "./meaningful-terms.server";
import { isKnown } from "./vocabulary.server";
import { wordsOf } from "./words";
import { interpretWords, nothing } from "./interpret-words.server";

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
function isOfOthers(words: readonly string[], { groups, words: own }: Synonyms): boolean {
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

/** Maximum words of a keyword; the rest is ignored. */
const maxWords = 8;

/**
 * What a keyword asks for. Sizes in it ("5 litre") mean packs of that size; if there are none, they are words like all others. A price
 * leaves out what costs more or less, unless that is all. Of the matches at most `most` are found.
 */
export function interpret(keyword: string, most: number): Interpretation {
  const { prices, rest } = pricesIn(withoutUnsaidBrand(keyword));
  const meant = interpretRest(
    prices.length > 0 && wordsOf(rest).length === 0 ? anything : rest,
    most,
  );
  const order = orderAsked(wordsOf(meant.instead ?? rest));
  if (meant.question && order) {
    meant.question.order = order;
    if (prices.length === 0 && meant.found.length >= mostCompared)
      return { ...meant, found: pricedOf(meant.question, anyPrice) };
  }
  const { question } = meant;
  if (prices.length === 0 || !question) return meant;
  for (const price of prices) {
    const found = pricedOf(question, price);
    if (found.length > 0)
      return { ...meant, found, next: null, nearTo: meant.next ? null : meant.nearTo };
  }
  return { ...meant, isLoose: true };
}

/** The shop's own name says nothing beside other words, unless a product's name has it. */
const withoutUnsaidBrand = (keyword: string) =>
  wordsOf(keyword).some((word) => isBrandWord(word) && isKnown(word))
    ? keyword
    : withoutBrand(keyword);

/** By price, if the words ask for a low or a high one. */
function orderAsked(words: string[]) {
  if (words.some((word) => cheap.has(word))) return "cheapest";
  return words.some((word) => dear.has(word)) ? "dearest" : null;
}

/** A number at the end may be the beginning of a size: `groundnut oil 5`. */
const lastNumber = /(?:^|\s)(\d{1,2})$/;

function interpretRest(keyword: string, most: number): Interpretation {
  const [, number] = lastNumber.exec(latinDigits(keyword)) ?? [];
  const begun = number && isKnown(`${number}l`) ? interpretTyped(`${keyword} l`, most) : null;
  if (begun?.question && !begun.isLoose) return begun;
  return interpretTyped(keyword, most);
}

function interpretTyped(keyword: string, most: number): Interpretation {
  const known = synonyms();
  const sizes = sizesIn(keyword);
  const all = wordsOf(latinDigits(keyword)).slice(0, maxWords);
  if (isOwnBrand(all)) return ofOwnBrand(all, { known, sizes: null, most });
  if (isOfOthers(all, known)) return { ...nothing, isOtherOil: true };
  if (sizes.sizes.length > 0) {
    const typed = wordsOf(sizes.rest).slice(0, maxWords);
    const found = interpretWords(typed, { known, sizes, most });
    const instead = found.instead && [found.instead, ...sizes.said].join(" ");
    const sought = { known, sizes, most };
    if (found.question && !isSoldOut(found)) return { ...found, instead };
    if (found.question) {
      const next = interpretNear(typed, sought);
      return { ...found, instead, next, nearTo: next && amountAsked(sizes) };
    }
    const near = sizes.exact.some(isKnown) ? null : interpretNear(typed, sought);
    if (near) return { ...near, isLoose: true, nearTo: amountAsked(sizes) };
  }
  const unsized = { known, sizes: null, most };
  const found = onlyFillers(all) ? null : interpretWords(all, unsized);
  const isAnything = !found?.question && all.length > 0 && all.every(saysNoMore);
  if (isAnything || !found) return { ...interpretWords([anything], unsized) };
  // No pack is of that size, or none of what was asked for: the words around it say what is wanted.
  const isAll = found.question !== null && !found.isLoose && !sizes.exact.every(isKnown);
  const around = isAll ? [] : wordsOf(sizes.rest).slice(0, maxWords);
  const other =
    sizes.sizes.length > 0 && around.length > 0 ? interpretWords(around, unsized) : null;
  return { ...(other?.question ? { ...other, isLoose: true } : found) };
}

/** All goods, those first whose name has the brand. */
function ofOwnBrand(all: string[], sought: Sought) {
  const named = interpretWords(all.filter(isBrandWord), sought);
  const everything = interpretWords([anything], sought);
  if (!named.question || named.isLoose) return everything;
  const met = new Set(named.found);
  const others = everything.found.filter((number) => !met.has(number));
  return { ...named, next: { question: everything.question, found: others } };
}

/** `6 pack`: a number of something says nothing of what. */
const saysNoMore = (word: string) => saysNothing(word) || /^\d{1,2}$/.test(word);

/** Whether all that was asked for is sold out. */
const isSoldOut = ({ found, isLoose }: Pick<Interpretation, "found" | "isLoose">) =>
  !isLoose && areSoldOut(found);

/** What words ask for beside the sizes nearest to these: the nearest of which all of them are true, or else just the nearest. */
function interpretNear(typed: string[], sought: Sought & { sizes: Sizes }) {
  let near: ReturnType<typeof interpretWords> | null = null;
  for (const sizes of nearestSizes(sought.sizes)) {
    const meant = interpretWords(typed, { ...sought, sizes });
    if (!meant.question) continue;
    if (!meant.isLoose) return meant;
    near ??= meant;
  }
  return near;
}

const anyPrice = { least: 0, most: 1e9 };

/** What a keyword like "price today" asks for. */
const anything = "oil";
