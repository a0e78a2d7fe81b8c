import { openPages } from "~/base/lib/open-pages";

/**
 * Response header for the service worker. `everybody`: the page contains nothing personal. `one`: its prices are one customer's, who
 * is shown no copy of everybody's.
 */
export const sharedPageHeader = "X-Page-For";

/** Marks an answer with one customer's prices: no cache keeps it, and the service worker forgets everybody's pages. */
export function markOwnPage({ headers }: Response): void {
  headers.set("Cache-Control", "private, no-store");
  headers.set(sharedPageHeader, "one");
}

/** Whether a Cookie header holds one of the shop's cookies, which may identify a user or a cart. */
export const hasShopCookie = (cookies: string | null | undefined) =>
  /\bprayosha_/.test(cookies ?? "");

/**
 * Marks open pages, and their data made for the page cache, that were requested without any cookie of the shop (no session, cart or
 * toast), so that the service worker and an edge may keep them. What shows a user's name or cart count is never marked.
 */
export function markSharedPage(request: Request, { pathname }: URL, response: Response): void {
  const { headers, status } = response;
  if (request.method !== "GET" || status !== 200 || !openPages.test(pathname)) return;
  if (!/^text\/(html|x-script)\b/.test(headers.get("Content-Type") ?? "")) return;
  if (hasShopCookie(request.headers.get("Cookie"))) return;
  if (request.headers.has("Authorization") || headers.has("Set-Cookie")) return;
  if (/no-store/i.test(headers.get("Cache-Control") ?? "")) return;
  headers.set(sharedPageHeader, "everybody");
}
