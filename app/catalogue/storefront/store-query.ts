import { pageIn } from "~/lib/page-number";
import { priceBracket, type PriceBracket } from "../price-brackets";
import type { Category } from "../product";

/** The query of the Store's URL. */
export type StoreQuery = { categories: Category[]; price: PriceBracket | null; page: number };

/** Reads `?category=<slug>&category=…&price=500-999&page=2`; ignores unknown values. */
export function storeQuery(params: URLSearchParams, known: Category[]): StoreQuery {
  const slugs = new Set(params.getAll("category"));
  return {
    categories: known.filter((category) => slugs.has(category.slug)),
    price: priceBracket(params.get("price")),
    page: pageIn(params),
  };
}

/** The Store's path for a query. */
export function storePath({ categories, price, page }: StoreQuery): string {
  const params = new URLSearchParams(categories.map((category) => ["category", category.slug]));
  if (price) params.set("price", price.value);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `/Store?${params}` : "/Store";
}
