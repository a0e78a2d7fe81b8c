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
import { narrowed, narrowedIds } from "./narrowed.server";
import { storeList } from "./refined.server";
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
