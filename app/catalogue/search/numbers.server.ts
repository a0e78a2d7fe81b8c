import { between, eq, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { placeholder, prepared } from "~/db/prepared.server";
import { productSearch, products } from "~/db/schema";
import type { AskedPrice } from "./amounts/asked-price";
import { allOf, type Asking, type Expression, ftsOf } from "./expression";
import type { Question } from "./steps";

/** Fewer matches are read and compared one by one: that is faster than asking the index for each step. */
export const mostCompared = 1000;

/** Of more matches, each step sorts the newest. */
export const mostSorted = 400;

/** The numbers of the products that match, at most `most`. */
export function matchesOf(question: Question, most: number): number[] {
  const asked = askedOf(question);
  return asked === null
    ? []
    : numbered(db)
        .all({ match: ftsOf(asked), most })
        .map(({ id }) => id);
}

/** All that a product must have to match. */
const askedOf = ({ part, sizes }: Question) => allOf([part, sizes.at(-1) ?? null].filter(isThere));

const numbered = prepared((from) =>
  from
    .select({ id: sql<number>`rowid` })
    .from(sql`product_search_index`)
    .where(sql`product_search_index match ${placeholder("match")}`)
    .limit(sql.placeholder("most"))
    .prepare(),
);

/** A search by price looks at the newest of what matches. */
const mostPriced = 5000;

/** The numbers of products that match and cost this much, the cheapest first; fewer than are compared one by one. */
export function pricedOf(question: Question, { least, most }: AskedPrice): number[] {
  const asked = askedOf(question);
  return asked === null
    ? []
    : priced(db)
        .all({ match: ftsOf(asked), least, most })
        .map((row) => row.id);
}

const priced = prepared((from) =>
  from
    .select({ id: productSearch.id })
    .from(
      sql`(select rowid as found from product_search_index
      where product_search_index match ${placeholder("match")}
      order by rowid desc limit ${sql.raw(String(mostPriced))})`,
    )
    .innerJoin(productSearch, eq(productSearch.id, sql`found`))
    .innerJoin(products, eq(products.id, productSearch.productId))
    .where(between(products.pricePaise, placeholder("least"), placeholder("most")))
    .orderBy(products.pricePaise)
    .limit(mostCompared - 1)
    .prepare(),
);

/** Of many packs of a size those that the first steps may meet: names are in the index of all words, too, and so are sizes. */
export function likelyOfSize({ sizes, phrase, spelt, whole, part }: Question): number[] {
  const matches = part === null ? [null] : [phrase, spelt, whole, part].filter(isThere);
  const likely = new Set<number>();
  for (const size of sizes)
    for (const match of matches) {
      if (likely.size >= mostSorted) return [...likely];
      const asked = isThere(match) ? { all: [match, size] } : size;
      for (const row of newest(db).all({ match: ftsOf(asked), most: mostSorted }))
        likely.add(row.id);
    }
  return [...likely];
}

const isThere = (match: Asking): match is Expression => match !== null;

const newest = prepared((from) =>
  from
    .select({ id: sql<number>`rowid` })
    .from(sql`product_search_index`)
    .where(sql`product_search_index match ${placeholder("match")}`)
    .orderBy(sql`rowid desc`)
    .limit(sql.placeholder("most"))
    .prepare(),
);
