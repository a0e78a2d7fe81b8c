import { eq, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { catalogueWords, productSearch } from "~/base/db/schema";
import { praise } from "./plain-words";
import { soundOf } from "./spelling/sound";
import { numberForms } from "./amounts/typed-numbers";
import { plainFormsOf } from "./spelling/word-forms";
import type { Sizes } from "./amounts/sizes";
import { bySize, isPlainContainer, othersThan } from "./asked-packs";
import { allOf, type Expression, without } from "./expression";
import { anyKnown, type Asked, askedIn, phraseOf, phrasesIn, queryFor } from "./query-terms";
import { corrected } from "./spelling/corrected.server";
import type { Question } from "./ranking";
import type { Synonyms } from "./synonyms";
import { meaningful } from "./meaningful-terms.server";
import { dictionary, lookUp } from "./vocabulary.server";
import { numbersOf } from "./word-index.server";
import { wordsOf } from "./words";

/** What a reading starts from: the operator's words, the sizes in the keyword, and how many products to find at most. */
export type Sought = { known: Synonyms; sizes: Sizes | null; most: number };

/** Words of a keyword as the shop reads them. */
export type Reading = Sought & {
  /** As they are searched for. */
  words: readonly string[];
  /** What is searched for instead of what was typed; null: just that. */
  instead: string | null;
  /** What they ask for, without what tells nothing. */
  terms: readonly Asked[];
  /** Their phrase, where a product's name in Gujarati or Hindi has it. */
  own: Expression | null;
  /** Packs of just the sizes, then all that may be meant; null: the keyword has no size. */
  size: Expression[] | null;
  /** `big` and `small` ask for an order. */
  order: Question["order"] | null;
  /** Phrases that make a name another thing than was asked for; `kinds`: another oil. */
  others: readonly string[];
  kinds: readonly string[];
};

export function readWords(typed: string[], sought: Sought): Reading {
  const { known, sizes } = sought;
  const meant = typed.map((word) => corrected(word, known));
  const words = meant.flatMap((each) => each.words);
  const guessed = meant.flatMap(({ words: each, isOther }) => (isOther ? each : []));
  const all = askedIn(words, known).map((term) => withForms(term, known));
  const saying = meaningful(all, known, sizes !== null);
  const sized = sizes ? null : bySize(saying, known);
  const terms = sized?.terms ?? saying;
  const { kinds, packs } = othersThan(terms, known);
  const others = [...kinds, ...packs];
  const { sizes: meantSizes = [], exact = [], cartons = [] } = sizes ?? {};
  lookUp([...phrasesIn([...meantSizes, ...all]), ...others, ...exact, ...cartons]);
  const size = sizes && sizeQueries(sizes);
  return {
    ...sought,
    words,
    instead: guessed.length > 0 ? words.join(" ") : null,
    terms: withUnsaidBottles(terms, packs, { known, isSized: sized !== null, size }),
    own: ownPhrase(words),
    size,
    order: sized?.order ?? null,
    others,
    kinds,
  };
}

/**
 * A bottle need not say that it is one: it is among the packs of the size, or, where the largest is asked for, among all that the other
 * words say.
 */
function withUnsaidBottles(
  terms: readonly Asked[],
  otherPacks: readonly string[],
  { known, isSized, size }: { known: Synonyms; isSized: boolean; size: Expression[] | null },
): readonly Asked[] {
  const bottles = new Set(terms.filter((term) => isPlainContainer(term, known)));
  if (bottles.size === 0) return terms;
  const saying = terms.filter((term) => !bottles.has(term));
  const ofTheWords = isSized ? queryFor(saying, dictionary).part : null;
  const among = size ? (size.at(-1) ?? null) : ofTheWords;
  const unsaid = without(among, anyKnown(otherPacks, dictionary));
  return unsaid ? terms.map((term) => (bottles.has(term) ? { ...term, unsaid } : term)) : terms;
}

function ownPhrase(words: readonly string[]) {
  if (words.length < 2 || !inOwnLetters.test(words.join(" "))) return null;
  const phrase = phraseOf(words, dictionary);
  return phrase !== null && isInOwnName(words.join(" ")) ? phrase : null;
}

/** Only names and descriptions in Gujarati and Hindi are written so. */
const inOwnLetters = /^[\u0900-\u0aff\d ]+$/;

/** Of more products whose texts have a phrase the newest are asked for their names. */
const mostAsked = 40;

/** Whether a product has these words side by side in its name in Gujarati or Hindi, and not only in a description. */
function isInOwnName(phrase: string): boolean {
  const numbers = JSON.stringify(numbersOf({ index: "anywhere", match: phrase }, mostAsked));
  return db
    .select({ name: catalogueWords.name })
    .from(productSearch)
    .innerJoin(catalogueWords, eq(catalogueWords.subjectId, productSearch.productId))
    .where(sql`${productSearch.id} in (select value from json_each(${numbers}))`)
    .all()
    .some(({ name }) => ` ${wordsOf(name).join(" ")} `.includes(` ${phrase} `));
}

/** Packs of just these sizes, and packs that may be meant by them; empty if there are none. */
function sizeQueries({ sizes, exact, cartons }: Sizes): Expression[] {
  const meant = queryFor(sizes, dictionary).part;
  if (!meant) return [];
  const just = exact.every(dictionary.isKnown) ? allOf(exact) : null;
  const single = without(just, anyKnown(cartons, dictionary));
  return [single, single === just ? null : just, meant].filter((each) => each !== null);
}

/** A word in its plain form means the same, as do its synonyms, and a number in other digits. */
function withForms(term: Asked, known: Synonyms): Asked {
  const [word = ""] = term.words;
  if (term.words.length > 1)
    return { ...term, spelt: soundingLike(term.words.join(" "), term.same, known) };
  // `cooking` praises; that somebody cooks says nothing.
  const plain = praise.has(word) ? [] : plainFormsOf(word);
  const forms = plain.flatMap((form) => known.groups.get(form) ?? [form]);
  const digits = /^\d+$/.test(word) ? ["૦", "०"].map((zero) => digitsFrom(word, zero)) : [];
  const numbers = [...digits, ...numberForms(word)];
  const same = [...term.same, ...forms, ...numbers];
  // What is being typed: `singt` is spelt as `singtel` is.
  const begun = known.groups.has(word) ? [] : same.filter((phrase) => phrase.startsWith(word));
  return {
    ...term,
    same,
    spelt: [
      ...plain,
      ...numbers,
      ...[word, ...begun].flatMap((each) => soundingLike(each, same, known)),
    ],
  };
}

/** `sing tel` and `સિંગતેલ` are one word, spelt and parted differently. */
function soundingLike(phrase: string, same: readonly string[], { spoken }: Synonyms): string[] {
  const sound = spoken.get(phrase) ?? soundOf(phrase);
  return sound ? same.filter((other) => spoken.get(other) === sound) : [];
}

const digitsFrom = (number: string, zero: string) =>
  number.replace(/\d/g, (digit) =>
    String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)),
  );
