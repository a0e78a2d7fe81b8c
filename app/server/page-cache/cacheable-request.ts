import type { IncomingMessage } from "node:http";
import { openPages, trackingParameters } from "~/base/lib/open-pages";
import { settings } from "~/base/lib/env/settings.server";
import { askedAt, dataPath } from "../request/asked";

/** Cached on the server, but not an open page: browsers need not store what someone searched for. */
const searchPage = "/search";

/** Query parameters that each page supports. */
const supportedParams: Record<string, RegExp> = {
  [searchPage]: /^(q|category|oil|pack|size|price|stock|sort|page)$/,
  "/Store": /^(category|oil|pack|size|price|stock|sort|page)$/,
  "/category": /^(oil|pack|size|price|stock|sort|page)$/,
  "/product": /^(photo|reviews|page|review)$/,
};

/**
 * The origin of the request; null when it cannot be told from Host alone. Cache keys begin with it, because pages contain it: a
 * forged Host only reaches its own copies.
 */
export function originOf({ headers }: IncomingMessage): string | null {
  const { host } = headers;
  if (!host) return null;
  if (settings.shopUrl) return settings.shopUrl;
  return settings.trustProxy ? null : `http://${host}`;
}

/** Whether this is a plain page request; the cache leaves all others to the handler. */
export function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    headers.authorization === undefined &&
    headers.range === undefined &&
    headers["content-length"] === undefined &&
    headers["transfer-encoding"] === undefined &&
    // A toast is shown once, then its cookie is removed.
    !headers.cookie?.includes("prayosha_toast=")
  );
}

/** The target (path and query as received) without tracking parameters. */
export function withoutTracking(target: string): string {
  const [path = "", query] = target.split("?", 2);
  if (query === undefined || target.split("?").length > 2) return target;
  const pairs = query
    .split("&")
    .filter((pair) => !trackingParameters.test(pair.split("=", 1)[0] ?? ""));
  return pairs.length > 0 ? `${path}?${pairs.join("&")}` : path;
}

/** A page in another spelling leads to the right one; its data would be given, and kept, in each. */
const spelling = new RegExp(openPages.source);

/**
 * Whether this target (path and query as received) may be cached: an open page or a search, or its data, canonically spelt, with
 * supported parameters only. No open page asks for a part of its data (`_routes`).
 */
export function isCacheable(target: string): boolean {
  const { pathname, search, searchParams } = new URL(`http://shop${target}`);
  if (pathname + search !== target) return false;
  const { path, spoken, kind } = askedAt(pathname);
  if (kind === "data" && pathname !== dataPath(path, spoken)) return false;
  if (kind === "data" && path !== searchPage && !spelling.test(path)) return false;
  if (!openPages.test(path) && path !== searchPage) return false;
  if (/[^\w/-]/.test(path.replaceAll(/%[0-9A-F]{2}/g, ""))) return false;
  const supported = supportedParams[/^\/[^/]*/.exec(path)?.[0] ?? ""];
  return (
    search === "" ||
    (Boolean(supported) && [...searchParams.keys()].every((name) => supported?.test(name)))
  );
}
