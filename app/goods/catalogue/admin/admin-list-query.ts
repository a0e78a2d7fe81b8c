import { choiceIn, keywordIn, queryOf } from "~/base/lib/list-filter";
import type { SaleState } from "~/base/db/statuses";
import { saleWords } from "../sale/sale-words";
import { pageIn } from "~/base/lib/page-number";

/** The sort orders of the admin's list: value in the URL → label. */
export const productSorts = {
  newest: "Newest first",
  name: "Name",
  "price-up": "Price, lowest first",
  "price-down": "Price, highest first",
} as const;
export type ProductSort = keyof typeof productSorts;

/** The query of the admin's list; `category` is a slug, and it and `sale` are empty for all. `view`: a grid of cards, else dense rows. */
export type AdminListQuery = {
  q: string;
  category: string;
  sale: SaleState | "";
  sort: ProductSort;
  view?: "cards" | "";
  page: number;
};

/** Reads `?q=…&category=<slug>&sale=hidden&sort=price-up&view=cards&page=2`; ignores invalid values. */
export function adminListQuery(query: URLSearchParams): AdminListQuery {
  return {
    q: keywordIn(query),
    category: (query.get("category") ?? "").slice(0, 200),
    sale: choiceIn(query, "sale", saleWords),
    sort: choiceIn(query, "sort", productSorts) || "newest",
    view: query.get("view") === "cards" ? "cards" : "",
    page: pageIn(query),
  };
}

/** What of it filters or sorts. */
export const filterOf = ({ q, category, sale, sort }: AdminListQuery) => ({
  q,
  category,
  sale,
  sort: sort === "newest" ? "" : sort,
});

/** The path of a page of the admin's list. */
export function adminListPath(query: AdminListQuery): string {
  const { view = "", page } = query;
  return `/dashboard/admin/products${queryOf({ ...filterOf(query), view }, page)}`;
}
