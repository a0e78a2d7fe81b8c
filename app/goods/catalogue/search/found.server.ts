import { pageWithin } from "~/base/lib/page-number";
import { type PageRange, pageRange, pageSize } from "../list-page";
import type { Product } from "../product";
import { productsByIds } from "../product-rows.server";
import { folded } from "../search-text";
import { idsHolding } from "./substring-match.server";
import { interpret } from "./interpret.server";
import type { Interpretation } from "./interpretation";
import { idsFor } from "./matching.server";
import { wordsOf } from "./words";

/** Maximum results of a search, so that none reads the whole catalogue. */
export const mostFound = 1000;

type Said = Pick<Interpretation, "instead" | "isLoose" | "nearTo" | "isOtherOil">;

export type Found = {
  products: Product[];
  /** The number of results, at most `mostFound`; `isMore`: there are more. */
  total: number;
  isMore: boolean;
  page: number;
  range: PageRange;
} & Said;

export type Meant = Pick<Interpretation, "question" | "found" | "next">;

/**
 * Searches products, best match first (`idsFor`). Returns the range of results up to this page of `size` each; a page past the end
 * returns the last one.
 */
export function findProducts(keyword: string, page = 1, size = pageSize): Found {
  const { question, found, next, ...said } = interpret(keyword, mostFound + 1);
  const all = question ? null : literalMatches(keyword);
  const counted = (all ?? found).length + (next?.found.length ?? 0);
  const ids = (most: number) => all ?? idsOf({ question, found, next }, most);
  return { ...rangeOf(counted, ids, page, size), ...said };
}

/** The part of a list that its page shows. `ids`: the first ones. */
export function rangeOf(
  counted: number,
  ids: (most: number) => string[],
  page: number,
  size = pageSize,
): Omit<Found, keyof Said> {
  const total = Math.min(counted, mostFound);
  const { page: last } = pageWithin(total, page, size);
  const range = pageRange(last, size);
  const to = Math.min(range.to, mostFound);
  const products = productsByIds(ids(to).slice(range.from, to));
  return { products, total, isMore: counted > mostFound, page: last, range };
}

/** The `most` best, uncounted: what `findProducts` has on its first page. */
export function bestProducts(keyword: string, most: number): Product[] {
  const meant = interpret(keyword, mostFound);
  const ids = meant.question ? idsOf(meant, most) : literalMatches(keyword);
  return productsByIds(ids.slice(0, most));
}

/** The ids of what was meant, best match first, at most `most`. */
export function idsOf({ question, found, next }: Meant, most: number): string[] {
  const ids = question ? idsFor(question, most, found) : [];
  return next?.question ? [...new Set([...ids, ...idsFor(next.question, most, next.found)])] : ids;
}

/** A keyword of signs only matches them literally; an empty one matches all products, newest first. */
export function literalMatches(keyword: string): string[] {
  if (wordsOf(keyword).length > 0) return [];
  return idsHolding(folded(keyword), mostFound + 1);
}
