import { type PackKind, packKinds } from "~/base/db/statuses";
import { pageIn } from "~/base/lib/page-number";
import { priceBracket, type PriceBracket } from "../price-brackets";
import type { Category } from "../product";
import { type SizeBracket, sizeBrackets } from "./size-brackets";
import { type Sort, sorts } from "./sorts";

/** What the Store's URL asks for. Empty lists: any. */
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
 * ignores unknown values. `oilsNamed`: the oils that there are of some names.
 */
export function storeQuery(
  params: URLSearchParams,
  known: Category[],
  oilsNamed: (names: string[]) => string[] = () => [],
): StoreQuery {
  const all = (name: string) => new Set(params.getAll(name));
  const [slugs, packs, sizes, named] = [all("category"), all("pack"), all("size"), all("oil")];
  return {
    categories: known.filter((category) => slugs.has(category.slug)),
    oils: named.size > 0 ? oilsNamed([...named]) : [],
    packs: packKinds.filter((kind) => packs.has(kind)),
    sizes: sizeBrackets.filter(({ value }) => sizes.has(value)),
    price: priceBracket(params.get("price")),
    inStock: params.get("stock") === "in",
    sort: sorts.find((sort) => sort === params.get("sort")) ?? "newest",
    page: pageIn(params),
  };
}

/** The Store's path for a query. */
export function storePath(query: StoreQuery): string {
  const params = new URLSearchParams([
    ...query.categories.map(({ slug }) => ["category", slug]),
    ...query.oils.map((oil) => ["oil", oil]),
    ...query.packs.map((kind) => ["pack", kind]),
    ...query.sizes.map(({ value }) => ["size", value]),
  ]);
  if (query.price) params.set("price", query.price.value);
  if (query.inStock) params.set("stock", "in");
  if (query.sort !== "newest") params.set("sort", query.sort);
  if (query.page > 1) params.set("page", String(query.page));
  return params.size > 0 ? `/Store?${params}` : "/Store";
}

/** Whether the query leaves products out. */
export const isNarrowed = (query: StoreQuery): boolean =>
  query.price !== null ||
  query.inStock ||
  [query.categories, query.oils, query.packs, query.sizes].some((chosen) => chosen.length > 0);
