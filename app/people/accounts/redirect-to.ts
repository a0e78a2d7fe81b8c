import { ownPath } from "~/base/lib/http/own-path";

/** The redirect target of a page (`?redirectTo=`) or a form (hidden field): a path on this site, or "". */
export function redirectToOf(source: Request | FormData): string {
  const value =
    source instanceof FormData
      ? source.get("redirectTo")
      : new URL(source.url).searchParams.get("redirectTo");
  return ownPath(value, "");
}

/** The page's path (or URL) with `redirectTo` in its query, if there is a target. */
export function withRedirectTo(page: string, redirectTo: string): string {
  if (!redirectTo) return page;
  return `${page}${page.includes("?") ? "&" : "?"}redirectTo=${encodeURIComponent(redirectTo)}`;
}
