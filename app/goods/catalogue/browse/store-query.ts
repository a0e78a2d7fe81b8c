import { type PackKind, packKinds } from "~/base/db/statuses";
import { pageIn } from "~/base/lib/page-number";
import { priceBracket, type PriceBracket } from "../price-brackets";
import type { Category } from "../product";
import { type ListAt, theStore } from "./list-at";
import { type SizeBracket, sizeBrackets } from "./size-brackets";
import { type Sort, sortsAt } from "./sorts";

/** What the URL of a list asks for: the Store's, a category's, a search's. Empty lists: any. */
export type StoreQuery = {
  categories: Category[];
  /** Families: all packs of an oil have the same. */
  oils: string[];
  packs: PackKind[];
  sizes: SizeBracket[];
  price: PriceBracket | null;
  inStock: boolean;
  sort: Sort;
  page: number;
};

/**
 * Reads `?category=<slug>&oil=<family>&pack=tin&size=5-9&price=500-999&stock=in&sort=litre&page=2`, most of them more than once;
 * ignores unknown values. `known`: the categories to choose from; `oilsNamed`: the oils that there are of some names.
 */
export function storeQuery(
  params: URLSearchParams,
  known: Category[],
  oilsNamed: (names: string[]) => string[] = () => [],
  at = theStore,
): StoreQuery {
  const all = (name: string) => new Set(params.getAll(name));
  const [slugs, packs, sizes, named] = [all("category"), all("pack"), all("size"), all("oil")];
  const sorts = sortsAt(at);
  return {
    categories: known.filter((category) => slugs.has(category.slug)),
    oils: named.size > 0 ? oilsNamed([...named]) : [],
    packs: packKinds.filter((kind) => packs.has(kind)),
    sizes: sizeBrackets.filter(({ value }) => sizes.has(value)),
    price: priceBracket(params.get("price")),
    inStock: params.get("stock") === "in",
    sort: sorts.find((sort) => sort === params.get("sort")) ?? sorts[0]!,
    page: pageIn(params),
  };
}

/** The path of a list for a query. */
export function storePath(query: StoreQuery, at = theStore): string {
  const params = new URLSearchParams([
    ...(at.keyword === undefined ? [] : [["q", at.keyword]]),
    ...query.categories.map(({ slug }) => ["category", slug]),
    ...query.oils.map((oil) => ["oil", oil]),
    ...query.packs.map((kind) => ["pack", kind]),
    ...query.sizes.map(({ value }) => ["size", value]),
  ]);
  if (query.price) params.set("price", query.price.value);
  if (query.inStock) params.set("stock", "in");
  if (query.sort !== sortsAt(at)[0]) params.set("sort", query.sort);
  if (query.page > 1) params.set("page", String(query.page));
  return params.size > 0 ? `${at.path}?${params}` : at.path;
}

/** The path of a list with nothing chosen. */
export const plainPath = ({ path, keyword }: ListAt): string =>
  keyword === undefined ? path : `${path}?${new URLSearchParams({ q: keyword })}`;

/** Whether the query leaves products out. */
export const isNarrowed = (query: StoreQuery): boolean =>
  query.price !== null ||
  query.inStock ||
  [query.categories, query.oils, query.packs, query.sizes].some((chosen) => chosen.length > 0);
