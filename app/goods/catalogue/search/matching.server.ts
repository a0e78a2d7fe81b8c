import { asc, desc, eq, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { productSearch, products } from "~/base/db/schema";
import type { Expression } from "./expression";
import { type Bits, inBoth, inOneOnly, isIn, isNone, lastIn } from "./lists/bits";
import { idsWith } from "./lists/ids-with.server";
import { inStockFirst } from "./lists/sold-out.server";
import { likelyOfSize, mostCompared, mostSorted } from "./matching-ids.server";
import { type Question, type Step, stepsOf } from "./ranking";

/**
 * The first `most` ids, best first: the phrase in the name, then all words in it, then parts of them, then anywhere; packs of just the
 * size before all others. Each step is sorted by packs sold, then by size, then the newest first; what is sold out comes after what is not.
 * `found`: the numbers of what matches; fewer than `mostCompared` are all. Of more of a size, the likeliest are compared.
 */
export function idsFor(question: Question, most: number, found: number[]): string[] {
  const among = comparedOf(question, most, found);
  const sorted = among === found && question.order ? sorts[question.order] : mostSoldFirst;
  const left = among && new Set(among);
  const ids = new Set<string>();
  for (const step of stepsOf(question)) {
    if (ids.size >= most) break;
    if (step.ifNone && ids.size > 0) continue;
    const matches = matchesIn(step);
    const numbers = left ? takenFrom(left, matches) : lastIn(matches, mostSorted);
    if (numbers.length === 0) continue;
    // The cheapest or smallest is just that.
    for (const some of question.order ? [numbers] : inStockFirst(numbers))
      for (const row of sorted(db).all({ numbers: JSON.stringify(some), most })) ids.add(row.id);
  }
  return [...ids].slice(0, most);
}

/** The numbers that the steps choose from; null: all. */
function comparedOf(question: Question, most: number, found: number[]): number[] | null {
  if (found.length < mostCompared) return found;
  if (question.sizes.length === 0) return null;
  const likely = likelyOfSize(question);
  return likely.length < most ? [...likely, ...found] : likely;
}

function matchesIn({ index, match, size, unnamed }: Step): Bits {
  const all = idsWith(index, match);
  const matches = unnamed ? inOneOnly(all, idsWith("name", unnamed)) : all;
  return size ? inBoth(matches, idsWith("anywhere", size)) : matches;
}

function takenFrom(left: Set<number>, matches: Bits): number[] {
  const taken = [...left].filter((number) => isIn(matches, number));
  for (const number of taken) left.delete(number);
  return taken;
}

const mostSoldFirst = prepared((from) =>
  numbered(from)
    .orderBy(desc(productSearch.sold), productSearch.size, desc(productSearch.id))
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

const numbered = (from: Reader) =>
  from
    .select({ id: productSearch.productId })
    .from(sql`json_each(${placeholder("numbers")})`)
    .innerJoin(productSearch, eq(productSearch.id, sql`value`))
    .$dynamic();

/** Whether a product's name has these words, side by side. */
export const isInName = (phrase: Expression): boolean => !isNone(idsWith("name", phrase));
