import {
  type Found,
  idsOf,
  literalMatches,
  type Meant,
  mostFound,
  rangeOf,
} from "../search/found.server";
import { countAll } from "../product-counts.server";
import { interpret } from "../search/interpret.server";
import { mostCompared } from "../search/matching.server";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isVisible, products, productSearch } from "~/base/db/schema";
import { storeList, conditionsOf, orders } from "./refined.server";
import { type Offered, offeredAmong, offeredByStore } from "./option-facts.server";
import { isNarrowed, type StoreQuery } from "./store-query";

/** A list that is narrowed or sorted is made of so many of the products that match. */
const mostNarrowed = 10_000;

/**
 * What a search finds (`findProducts`), narrowed and sorted as a query says, up to its page; without words, the Store. `offered`: what
 * its filters choose from; `isNothing`: the search finds nothing, whatever is chosen.
 */
export function searchList(
  keyword: string,
  query: StoreQuery,
): Found & { offered: Offered; isNothing: boolean } {
  const isPlain = !isNarrowed(query) && query.sort === "match";
  const meant = interpret(keyword, isPlain ? mostFound + 1 : mostNarrowed);
  const { question, found, next, ...said } = meant;
  if (keyword === "") return { ...wholeStore(query), ...said };
  const all = question ? null : literalMatches(keyword);
  const numbers = [...new Set([...found, ...(next?.found ?? [])])];
  const counted = (all ?? numbers).length;
  const offered = offeredAmong(all?.length ? null : numbers);
  const about = { offered, isNothing: counted === 0, ...said };
  if (isPlain)
    return { ...rangeOf(counted, (most) => all ?? idsOf(meant, most), query.page), ...about };
  const left = all ? narrowedIds(all, query) : narrowed(numbers, query);
  const ids = (most: number) =>
    all || query.sort !== "match" ? left.map(({ id }) => id) : bestOf(meant, left, most);
  return { ...rangeOf(left.length, ids, query.page), ...about };
}

function wholeStore(query: StoreQuery) {
  const sort = query.sort === "match" ? "newest" : query.sort;
  return {
    ...storeList({ ...query, sort }),
    offered: offeredByStore(),
    isNothing: countAll() === 0,
  };
}

/** What is left of a search, best match first; of very many that are left, those that are not among the best of all come last. */
function bestOf(meant: Meant, left: ReturnType<typeof narrowed>, most: number): string[] {
  const numbers = new Set(left.map(({ number }) => number));
  const kept = (found: number[]) => found.filter((number) => numbers.has(number));
  const { question, found, next } = meant;
  if (left.length < mostCompared)
    return idsOf(
      { question, found: kept(found), next: next && { ...next, found: kept(next.found) } },
      most,
    );
  const ids = left.map(({ id }) => id);
  const isLeft = new Set(ids);
  const best = idsOf(meant, mostFound).filter((id) => isLeft.has(id));
  return [...new Set([...best, ...ids])].slice(0, most);
}

/** A product by its number in the search and its id. */
type Numbered = { number: number; id: string };

/** Of these products (numbers) those that a query leaves, in its order; what fits best is for others to say. */
const narrowed = (numbers: number[], query: StoreQuery): Numbered[] =>
  among(numbers, productSearch.id, query);

/** The same, of products by their ids. */
const narrowedIds = (ids: string[], query: StoreQuery): Numbered[] =>
  among(ids, productSearch.productId, query);

/** Joined from the list on (`cross`): from a category's side it would be read once for each of its products. */
function among(
  list: (number | string)[],
  key: typeof productSearch.id | typeof productSearch.productId,
  query: StoreQuery,
): Numbered[] {
  return db
    .select({ number: productSearch.id, id: products.id })
    .from(sql`json_each(${JSON.stringify(list)})`)
    .crossJoin(productSearch)
    .crossJoin(products)
    .where(
      and(
        eq(key, sql`value`),
        eq(products.id, productSearch.productId),
        isVisible,
        ...conditionsOf(query),
      ),
    )
    .orderBy(...orderOf(query))
    .all();
}

const orderOf = ({ sort }: StoreQuery): SQL[] =>
  sort === "bought" ? [desc(productSearch.sold), ...orders.newest] : orders[sort];
