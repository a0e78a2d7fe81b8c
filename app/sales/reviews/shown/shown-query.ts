import { pageIn } from "~/base/lib/page-number";

/** The order in which a product's page shows the reviews, and which page of them. */
export type ShownQuery = { order: "newest" | "lowest"; page: number };

export const reviewsId = "reviews";

/** Reads `?reviews=lowest&page=2`; anything else is the newest, from the first page on. */
export function shownQueryIn(query: URLSearchParams): ShownQuery {
  return { order: query.get("reviews") === "lowest" ? "lowest" : "newest", page: pageIn(query) };
}

/** The address of reviews on this product's page. */
export function reviewsPath(path: string, { order, page }: ShownQuery): string {
  const query = new URLSearchParams();
  if (order === "lowest") query.set("reviews", "lowest");
  if (page > 1) query.set("page", String(page));
  return `${path}${query.size > 0 ? `?${query}` : ""}#${reviewsId}`;
}
