import { pageIn } from "~/base/lib/page-number";

/** The order in which a product's page shows the reviews, and which page of them. `open`: the id of the one whose photo is shown large. */
export type ShownQuery = { order: "newest" | "lowest"; page: number; open: string | null };

export const reviewsId = "reviews";

/** Reads `?reviews=lowest&page=2` and `?reviews=<id>`; anything else is the newest, from the first page on. */
export function shownQueryIn(query: URLSearchParams): ShownQuery {
  const asked = query.get("reviews") ?? "";
  const open = /^[0-9a-f]{32}$/.test(asked) ? asked : null;
  return { order: asked === "lowest" ? "lowest" : "newest", page: pageIn(query), open };
}

/** The address of a review's photo, large, over this product's page. */
export const largePath = (path: string, id: string) => `${path}?reviews=${id}`;

/** The address of reviews on this product's page. */
export function reviewsPath(
  path: string,
  { order, page }: Pick<ShownQuery, "order" | "page">,
): string {
  const query = new URLSearchParams();
  if (order === "lowest") query.set("reviews", "lowest");
  if (page > 1) query.set("page", String(page));
  return `${path}${query.size > 0 ? `?${query}` : ""}#${reviewsId}`;
}
