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
export type AdminListQuery = { keyword: string; category: string; sort: ProductSort; page: number };

/** Reads `?q=…&category=<slug>&sort=price-up&page=2`; what makes no sense is left out. */
export function adminListQuery(params: URLSearchParams): AdminListQuery {
  const sort = params.get("sort") ?? "";
  return {
    keyword: (params.get("q") ?? "").normalize("NFC").trim().slice(0, 100),
    category: (params.get("category") ?? "").slice(0, 200),
    sort: Object.hasOwn(productSorts, sort) ? (sort as ProductSort) : "newest",
    page: pageIn(params),
  };
}

/** The address of a page of that list. */
export function adminListPath({ keyword, category, sort, page }: AdminListQuery): string {
  const params = new URLSearchParams();
  if (keyword) params.set("q", keyword);
  if (category) params.set("category", category);
  if (sort !== "newest") params.set("sort", sort);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `/dashboard/admin/products?${params}` : "/dashboard/admin/products";
}
