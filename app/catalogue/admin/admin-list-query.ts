import { choiceIn, keywordIn, queryOf } from "~/lib/list-filter";
import { pageIn } from "~/lib/page-number";

/** How the admin's list can be sorted: the value in the URL and what it says. */
export const productSorts = {
  newest: "Newest first",
  name: "Name",
  "price-up": "Price, lowest first",
  "price-down": "Price, highest first",
} as const;
export type ProductSort = keyof typeof productSorts;

/** What the URL of the admin's list asks for; `category` is a slug, empty for all. */
export type AdminListQuery = { q: string; category: string; sort: ProductSort; page: number };

/** Reads `?q=…&category=<slug>&sort=price-up&page=2`; what makes no sense is left out. */
export function adminListQuery(query: URLSearchParams): AdminListQuery {
  return {
    q: keywordIn(query),
    category: (query.get("category") ?? "").slice(0, 200),
    sort: choiceIn(query, "sort", productSorts) || "newest",
    page: pageIn(query),
  };
}

/** The address of a page of that list. */
export function adminListPath({ q, category, sort, page }: AdminListQuery): string {
  const filter = { q, category, sort: sort === "newest" ? "" : sort };
  return `/dashboard/admin/products${queryOf(filter, page)}`;
}
