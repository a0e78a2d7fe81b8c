import { pageIn } from "~/base/lib/page-number";
import { withParameter } from "~/base/lib/http/with-parameter";

/** The order in which a product's page shows the reviews, and which page of them. `open`: the id of the one whose photo is shown large. */
export type ShownQuery = { order: "newest" | "lowest"; page: number; open: string | null };

export const reviewsId = "reviews";

/** Reads `?reviews=lowest&page=2&review=<id>`; anything else is the newest, from the first page on, none open. */
export function shownQueryIn(query: URLSearchParams): ShownQuery {
  const open = query.get("review") ?? "";
  return {
    order: query.get("reviews") === "lowest" ? "lowest" : "newest",
    page: pageIn(query),
    open: /^[0-9a-f]{32}$/.test(open) ? open : null,
  };
}

/** The address of a review's photo, large, over the page at `here`. */
export const largePath = (here: string, id: string) => withParameter(here, "review", id);

/** The address of the product's page with these reviews; `path` may have a query (a PIN). */
export function reviewsPath(
  path: string,
  { order, page }: Pick<ShownQuery, "order" | "page">,
): string {
  const ordered = order === "lowest" ? withParameter(path, "reviews", "lowest") : path;
  return page > 1 ? withParameter(ordered, "page", String(page)) : ordered;
}
