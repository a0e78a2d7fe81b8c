import { reading } from "~/db/connection.server";
import { addBits, addTo, type Bits, bitsOf, inBoth, inOneOnly, isNone, noBits } from "./bits";
import type { Expression } from "../expression";
import { keptWithWords } from "./words-version.server";

/** Names, or names and descriptions. */
type Index = "name" | "anywhere";

const tables = { name: "product_name_index", anywhere: "product_search_index" };

/** Numbers of products: a short list as it is, a long one as bits. */
type Kept = { few: Uint32Array } | { bits: Bits };

/** The lists of one index that were read since the words of products changed. */
type Lists = {
  index: Index;
  length: number;
  phrases: Map<string, Kept>;
  made: WeakMap<object, Bits>;
  bytes: number;
};

const lists = keptWithWords(() => {
  const length = largest();
  const none = (index: Index): Lists => ({
    index,
    length,
    phrases: new Map(),
    made: new WeakMap(),
    bytes: 0,
  });
  return { name: none("name"), anywhere: none("anywhere") };
});

/** Bytes that the lists of an index take at most: 600 long ones of 100,000 products. */
const mostBytes = 8e6;

/**
 * The numbers of the products whose words match. The full-text index is asked for one word or phrase at a time, and what it has of it is
 * kept: people ask for few words in many combinations, and the index took 1 to 10 ms for each combination of long lists.
 */
export const having = (index: Index, asked: Expression): Bits => bitsHaving(lists()[index], asked);

function bitsHaving(from: Lists, asked: Expression): Bits {
  if (typeof asked === "string") return bitsIn(listOf(from, asked), from.length);
  const known = from.made.get(asked) ?? combined(from, asked);
  // The parts of a question come again in each of its steps.
  from.made.set(asked, known);
  return known;
}

function combined(from: Lists, asked: Exclude<Expression, string>): Bits {
  if ("one" in asked)
    return inOneOnly(bitsHaving(from, asked.one), bitsHaving(from, asked.without));
  if ("all" in asked) return asked.all.map((each) => bitsHaving(from, each)).reduce(inBoth);
  const any = noBits(from.length);
  for (const each of asked.any) {
    const list = typeof each === "string" ? listOf(from, each) : { bits: bitsHaving(from, each) };
    if ("few" in list) addTo(any, list.few);
    else addBits(any, list.bits);
  }
  return any;
}

const bitsIn = (list: Kept, length: number): Bits =>
  "few" in list ? bitsOf(list.few, length) : list.bits;

function listOf(from: Lists, phrase: string): Kept {
  const kept = from.phrases.get(phrase);
  if (kept) return kept;
  const list = mayHave(from, phrase.split(" ")) ? read(from, phrase) : none;
  from.phrases.set(phrase, list);
  from.bytes += bytesOf(list);
  for (const [oldest, old] of from.phrases) {
    if (from.bytes <= mostBytes) break;
    from.phrases.delete(oldest);
    from.bytes -= bytesOf(old);
  }
  return list;
}

const none: Kept = { few: new Uint32Array() };

const bytesOf = (list: Kept) => 200 + ("few" in list ? list.few : list.bits).byteLength;

/** Whether products have these words, and each two of them side by side: if not, the index need not be asked for the phrase. */
function mayHave(from: Lists, words: string[]): boolean {
  if (words.length === 1) return true;
  const parts =
    words.length === 2 ? words : words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return !isNone(bitsHaving(from, { all: parts }));
}

function read({ index, length }: Lists, phrase: string): Kept {
  const numbers = numbersOf(index, phrase);
  // As many numbers take as much room as bits.
  return numbers.length * 32 < length ? { few: numbers } : { bits: bitsOf(numbers, length) };
}

const queries = {
  name: queryIn("name"),
  anywhere: queryIn("anywhere"),
};

/** As one text: 0.05 µs for each number instead of 0.12. Quotes prevent FTS5's operators; words never contain a quote. */
function numbersOf(index: Index, phrase: string): Uint32Array {
  const found = queries[index]().get(`"${phrase}"`);
  return found ? Uint32Array.from(found.split(","), Number) : new Uint32Array();
}

function queryIn(index: Index) {
  const prepare = () =>
    reading
      .prepare<[string], string | null>(
        `SELECT group_concat(rowid) FROM ${tables[index]} WHERE ${tables[index]} MATCH ?`,
      )
      .pluck();
  let query: ReturnType<typeof prepare> | undefined;
  return () => (query ??= prepare());
}

let largestQuery: { get(): number | undefined | null } | undefined;

/** The largest number of a product. */
const largest = (): number =>
  (largestQuery ??= reading
    .prepare<[], number>("SELECT max(id) FROM product_search")
    .pluck()).get() ?? 0;
