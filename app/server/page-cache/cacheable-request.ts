import type { IncomingMessage } from "node:http";
import { openPages } from "~/lib/open-pages";
import { settings } from "~/lib/env/settings.server";

/** Looks the same to everybody, but is no open page: a browser need not keep what somebody searched for. */
const searchPage = "/search";

/** What these pages understand behind the question mark. */
const known: Record<string, RegExp> = {
  [searchPage]: /^(q|page)$/,
  "/Store": /^(category|price|page)$/,
  "/product": /^photo$/,
};

/**
 * Where the asker sees the shop; null when that would have to be worked out of more than the Host. The key of a page in
 * memory begins with it, because it stands in the page: whoever makes up a Host gets pages of his own.
 */
export function originOf({ headers }: IncomingMessage): string | null {
  const { host } = headers;
  if (!host) return null;
  if (settings.shopUrl) return settings.shopUrl;
  return settings.trustProxy ? null : `http://${host}`;
}

/** Whether this is a plain question for a page; all others are answered without the memory. */
export function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    headers.authorization === undefined &&
    headers.range === undefined &&
    headers["content-length"] === undefined &&
    headers["transfer-encoding"] === undefined &&
    // A message is shown once, and its cookie taken away.
    !headers.cookie?.includes("prayosha_toast=")
  );
}

/**
 * Whether the shop keeps the page at this address (path and question mark, as it came): an open page or a search in
 * its one spelling, asked only what it understands.
 */
export function isCacheable(target: string): boolean {
  const { pathname, search, searchParams } = new URL(`http://shop${target}`);
  if (pathname + search !== target) return false;
  if (!openPages.test(pathname) && pathname !== searchPage) return false;
  if (/[^\w/-]/.test(pathname.replaceAll(/%[0-9A-F]{2}/g, ""))) return false;
  const understood = known[pathname.startsWith("/product/") ? "/product" : pathname];
  return (
    search === "" ||
    (Boolean(understood) && [...searchParams.keys()].every((name) => understood?.test(name)))
  );
}
