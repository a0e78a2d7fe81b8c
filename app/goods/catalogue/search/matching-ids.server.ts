import { and, asc, between, desc, eq, inArray } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { listed, placeholder, prepared } from "~/base/db/prepared.server";
import { productSearch, products } from "~/base/db/schema";
import type { AskedPrice } from "./amounts/asked-price";
import { allOf, type Asking, type Expression } from "./expression";
import { firstIn, lastIn } from "./lists/bits";
import { idsWith } from "./lists/ids-with.server";
import type { Question } from "./ranking";

/** Of fewer matches all are sorted. */
export const mostCompared = 1000;

/** Of more matches, each step sorts the newest. */
export const mostSorted = 400;

/** The numbers of the products that match, at most `most`. */
export function matchesOf(question: Question, most: number): number[] {
  const asked = askedOf(question);
  return asked === null ? [] : firstIn(idsWith("anywhere", asked), most);
}

/** All that a product must have to match. */
const askedOf = ({ part, sizes }: Question) => allOf([part, sizes.at(-1) ?? null].filter(isThere));

/** A search by price looks at the newest of what matches. */
const mostPriced = 5000;

/** The numbers of products that match and cost this much, the cheapest first unless asked otherwise; fewer than `mostCompared`. */
export function pricedOf(question: Question, { least, most }: AskedPrice): number[] {
  const asked = askedOf(question);
  if (asked === null) return [];
  const numbers = JSON.stringify(lastIn(idsWith("anywhere", asked), mostPriced));
  return (question.order === "dearest" ? dearest : cheapest)(db)
    .all({ numbers, least, most })
    .map((row) => row.id);
}

const byPrice = (direction: typeof asc) =>
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
const cheapest = byPrice(asc);
const dearest = byPrice(desc);

/** Of many packs of a size those that the first steps may meet: names are in the index of all words, too, and so are sizes. */
export function likelyOfSize({ sizes, phrase, spelt, whole, part }: Question): number[] {
  const matches = part === null ? [null] : [phrase, spelt, whole, part].filter(isThere);
  const likely = new Set<number>();
  for (const size of sizes)
    for (const match of matches) {
      if (likely.size >= mostSorted) return [...likely];
      const asked = isThere(match) ? { all: [match, size] } : size;
      for (const number of lastIn(idsWith("anywhere", asked), mostSorted)) likely.add(number);
    }
  return [...likely];
}

const isThere = (match: Asking): match is Expression => match !== null;
