import { and, asc, between, desc, eq, inArray, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { listed, placeholder, prepared } from "~/base/db/prepared.server";
import { productSearch, products } from "~/base/db/schema";
import type { AskedPrice } from "./amounts/asked-price";
import { allOf, type Asking, type Expression } from "./expression";
import { type Question, stepsOf } from "./ranking";
import { numbersOf } from "./word-index.server";

/** Of fewer matches all are sorted. */
export const mostCompared = 1000;

/** Of more matches, each step sorts the newest. */
const mostSorted = 400;

/** The numbers of the products that match, at most `most`. */
export function matchesOf(question: Question, most: number): number[] {
  const match = askedOf(question);
  return match === null ? [] : numbersOf({ index: "anywhere", match }, most);
}

/** All that a product must have to match. */
const askedOf = ({ part, sizes }: Question) => allOf([part, sizes.at(-1) ?? null].filter(isThere));

/**
 * The first `most` ids, best first: the phrase in the name, then all words in it, then parts of them, then anywhere; packs of just the
 * size before all others. Each step is sorted by what is in stock, packs sold and size, then the newest first. `found`: the numbers of
 * what matches; fewer than `mostCompared` are all. Of more of a size, the likeliest are compared.
 */
export function idsFor(question: Question, most: number, found: number[]): string[] {
  const among = comparedOf(question, most, found);
  const sorted = among === found && question.order ? sorts[question.order] : mostSoldFirst;
  const left = among && new Set(among);
  const ids = new Set<string>();
  const steps = stepsOf(question);
  for (const step of steps) {
    if (ids.size >= most || left?.size === 0) break;
    if (step.ifNone && ids.size > 0) continue;
    // The last step is what `found` was asked for.
    const matches =
      left && step === steps.at(-1) ? [...left] : numbersOf(step, left ? mostMatching : mostSorted);
    const numbers = left ? takenFrom(left, matches) : matches;
    if (numbers.length === 0) continue;
    for (const row of sorted(db).all({ numbers: JSON.stringify(numbers), most })) ids.add(row.id);
  }
  return [...ids].slice(0, most);
}

/** More products than a shop has. */
const mostMatching = 100_000;

/** The numbers that the steps choose from; null: all. */
function comparedOf(question: Question, most: number, found: number[]): number[] | null {
  if (found.length < mostCompared) return found;
  if (question.sizes.length === 0) return null;
  const likely = likelyOfSize(question);
  return likely.length < most ? [...likely, ...found] : likely;
}

/** Of many packs of a size those that the first steps may meet: names are in the index of all words, too, and so are sizes. */
function likelyOfSize({ sizes, phrase, spelt, whole, part }: Question): number[] {
  const matches = part === null ? [null] : [phrase, spelt, whole, part].filter(isThere);
  const likely = new Set<number>();
  for (const size of sizes)
    for (const each of matches) {
      if (likely.size >= mostSorted) return [...likely];
      const match = isThere(each) ? { all: [each, size] } : size;
      for (const number of numbersOf({ index: "anywhere", match }, mostSorted)) likely.add(number);
    }
  return [...likely];
}

const isThere = (match: Asking): match is Expression => match !== null;

function takenFrom(left: Set<number>, matches: number[]): number[] {
  const taken = matches.filter((number) => left.has(number));
  for (const number of taken) left.delete(number);
  return taken;
}

const numbered = (from: Reader) =>
  from
    .select({ id: productSearch.productId })
    .from(sql`json_each(${placeholder("numbers")})`)
    .innerJoin(productSearch, eq(productSearch.id, sql`value`))
    .$dynamic();

/** A literal: only then the partial index is used. */
const isSoldOut = sql`${productSearch.productId} in (select id from products where is_sold_out = 1)`;

const mostSoldFirst = prepared((from) =>
  numbered(from)
    .orderBy(isSoldOut, desc(productSearch.sold), productSearch.size, desc(productSearch.id))
    .limit(sql.placeholder("most"))
    .prepare(),
);
const byPrice = (direction: typeof asc) =>
  prepared((from) =>
    numbered(from)
      .innerJoin(products, eq(products.id, productSearch.productId))
      .orderBy(direction(products.pricePaise), desc(productSearch.id))
      .limit(sql.placeholder("most"))
      .prepare(),
  );
const bySize = (direction: typeof asc) =>
  prepared((from) =>
    numbered(from)
      .orderBy(direction(productSearch.size), desc(productSearch.sold), desc(productSearch.id))
      .limit(sql.placeholder("most"))
      .prepare(),
  );
const sorts = {
  cheapest: byPrice(asc),
  dearest: byPrice(desc),
  largest: bySize(desc),
  smallest: bySize(asc),
};

/** Whether each of these products is sold out. */
export function areSoldOut(numbers: number[]): boolean {
  const inStock = db
    .select({ id: productSearch.id })
    .from(productSearch)
    .where(
      and(
        sql`${productSearch.id} in (select value from json_each(${JSON.stringify(numbers)}))`,
        sql`not ${isSoldOut}`,
      ),
    )
    .limit(1)
    .get();
  return inStock === undefined;
}

/** A search by price looks at the newest of what matches. */
const mostPriced = 5000;

/** The numbers of products that match and cost this much, the cheapest first unless asked otherwise; fewer than `mostCompared`. */
export function pricedOf(question: Question, { least, most }: AskedPrice): number[] {
  const numbers = JSON.stringify(matchesOf(question, mostPriced));
  const priced = question.order === "dearest" ? dearestOf : cheapestOf;
  return priced(db)
    .all({ numbers, least, most })
    .map((row) => row.id);
}

const ofPrice = (direction: typeof asc) =>
  prepared((from) =>
    from
      .select({ id: productSearch.id })
      .from(productSearch)
      .innerJoin(products, eq(products.id, productSearch.productId))
      .where(
        and(
          inArray(productSearch.id, listed("numbers")),
          between(products.pricePaise, placeholder("least"), placeholder("most")),
        ),
      )
      .orderBy(direction(products.pricePaise))
      .limit(mostCompared - 1)
      .prepare(),
  );
const cheapestOf = ofPrice(asc);
const dearestOf = ofPrice(desc);
