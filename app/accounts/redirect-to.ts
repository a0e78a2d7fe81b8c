import { ownPath } from "~/lib/own-path";

/** Where the caller of a page (`?redirectTo=`) or of a form (its hidden field) wants to go on: a path on this site, or "". */
export function redirectToOf(source: Request | FormData): string {
  const value =
    source instanceof FormData
      ? source.get("redirectTo")
      : new URL(source.url).searchParams.get("redirectTo");
  return ownPath(value, "");
}

/** The page, with where to go on from it. */
export function withRedirectTo(page: string, redirectTo: string): string {
  return redirectTo ? `${page}?redirectTo=${encodeURIComponent(redirectTo)}` : page;
}
