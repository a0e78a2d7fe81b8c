import type { Expression } from "../expression";
import { addBits, addTo, type Bits, bitsOf, inBoth, inOneOnly, isNone, noBits } from "./bits";
import { type Change, changesBetween, lastChange } from "./changes.server";
import {
  anyOfThese,
  type Index,
  largestNumber,
  numbersAmong,
  numbersOf,
} from "./word-index.server";

/** Numbers of products, up to a change: a short list as it is, a long one as bits. */
type Kept = { at: number } & ({ few: Uint32Array } | { bits: Bits });

/** The lists of one index that were read. `at`: up to which change they are looked at. */
type Lists = {
  index: Index;
  at: number;
  length: number;
  changes: Change[];
  phrases: Map<string, Kept>;
  bytes: number;
  /** The parts of a question, which come again in each of its steps. */
  made: WeakMap<object, Bits>;
};

/** Bytes that the lists of an index take at most: 600 long ones of 100,000 products. */
const mostBytes = 8e6;

/** Products that may come in before all lists are too short. */
const spare = 1000;

/**
 * The numbers of the products whose words match. The full-text index is asked for one word or phrase at a time, and what it has of it is
 * kept: people ask for few words in many combinations, and the index took 1 to 10 ms for each combination of long lists.
 */
export const idsWith = (index: Index, asked: Expression): Bits =>
  bitsHaving(upToDate(index), asked);

const lists: Partial<Record<Index, Lists>> = {};

function upToDate(index: Index): Lists {
  const [known, at] = [lists[index], lastChange()];
  if (known?.at === at) return known;
  return (lists[index] = (known && caughtUp(known, at)) ?? noneRead(index, at));
}

function noneRead(index: Index, at: number): Lists {
  const length = largestNumber() + spare;
  return { index, at, length, changes: [], phrases: new Map(), bytes: 0, made: new WeakMap() };
}

/** The same lists, each of which is looked through when it is next used; null: they are better read anew. */
function caughtUp(known: Lists, at: number): Lists | null {
  const changes = changesBetween(known.at, at);
  if (!changes || known.changes.length > spare || largestNumber() > known.length) return null;
  return { ...known, at, changes: [...known.changes, ...changes], made: new WeakMap() };
}

function bitsHaving(from: Lists, asked: Expression): Bits {
  if (typeof asked === "string") return bitsIn(listOf(from, asked), from.length);
  const known = from.made.get(asked) ?? combined(from, asked);
  from.made.set(asked, known);
  return known;
}

function combined(from: Lists, asked: Exclude<Expression, string>): Bits {
  if ("one" in asked)
    return inOneOnly(bitsHaving(from, asked.one), bitsHaving(from, asked.without));
  if ("all" in asked) return asked.all.map((each) => bitsHaving(from, each)).reduce(inBoth);
  const any = noBits(from.length);
  for (const each of figuresTogether(asked.any)) {
    const list = typeof each === "string" ? listOf(from, each) : { bits: bitsHaving(from, each) };
    if ("few" in list) addTo(any, list.few);
    else addBits(any, list.bits);
  }
  return any;
}

/** The many numbers that a typed one is a part of, each in few products, as one list: they would push out all others. */
function figuresTogether(any: readonly Expression[]): readonly Expression[] {
  const figures = any.filter(isFigure);
  return figures.length < 2
    ? any
    : [...any.filter((each) => !isFigure(each)), figures.join(anyOfThese)];
}

const isFigure = (each: Expression) => typeof each === "string" && /^\d+$/.test(each);

const bitsIn = (list: Kept, length: number): Bits =>
  "few" in list ? bitsOf(list.few, length) : list.bits;

function listOf(from: Lists, phrase: string): Kept {
  const kept = from.phrases.get(phrase);
  if (kept?.at === from.at) return kept;
  const list = kept ? followed(from, phrase, kept) : read(from, phrase);
  from.phrases.set(phrase, list);
  from.bytes += bytesOf(list) - (kept ? bytesOf(kept) : 0);
  for (const [oldest, old] of from.phrases) {
    if (from.bytes <= mostBytes) break;
    from.phrases.delete(oldest);
    from.bytes -= bytesOf(old);
  }
  return list;
}

const bytesOf = (list: Kept) => 200 + ("few" in list ? list.few : list.bits).byteLength;

function read(from: Lists, phrase: string): Kept {
  const { index, at, length } = from;
  const isThere = mayHave(from, phrase.split(" "));
  const numbers = isThere ? numbersOf(index, phrase) : new Uint32Array();
  // As many numbers take as much room as bits.
  return numbers.length * 32 < length
    ? { at, few: numbers }
    : { at, bits: bitsOf(numbers, length) };
}

/** Whether products have these words, and each two of them side by side: if not, the index need not be asked for the phrase. */
function mayHave(from: Lists, words: string[]): boolean {
  if (words.length === 1) return true;
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return !isNone(bitsHaving(from, { all: words.length === 2 ? words : pairs }));
}

/** A list with what became of the products that changed since. */
function followed({ index, at, length, changes }: Lists, phrase: string, kept: Kept): Kept {
  const changed = new Set(changes.filter(({ id }) => id > kept.at).map(({ number }) => number));
  const there = numbersAmong(index, phrase, [...changed]);
  if ("few" in kept)
    return {
      at,
      few: Uint32Array.from([...kept.few.filter((each) => !changed.has(each)), ...there]),
    };
  const bits = inOneOnly(kept.bits, bitsOf(changed, length));
  addTo(bits, there);
  return { at, bits };
}
