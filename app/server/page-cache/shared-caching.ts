import { settings } from "~/base/lib/env/settings.server";

/** How long (s) an edge keeps a page that is not purged, serves it while it fetches a new one, and while the shop is down. */
const kept = { fresh: 3600, whileFetching: 30, whileDown: 86_400 };

const edgeControl = `s-maxage=${kept.fresh}, stale-while-revalidate=${kept.whileFetching}, stale-if-error=${kept.whileDown}`;

/**
 * Whether an edge may keep pages: only one that hears of changes (PURGE_URL). Behind a proxy and without SHOP_URL, pages contain a
 * host that is no part of a cache's key.
 */
const isForEdge = settings.edge !== null && (settings.shopUrl !== null || !settings.trustProxy);

/**
 * The caching headers of an open page that is the same for all guests, as alternating names and values. Browsers ask each time
 * whether theirs is still right. `CDN-Cache-Control` is for an edge alone (RFC 9213), which takes it off.
 */
export const sharedCaching: string[] = [
  "cache-control",
  "public, max-age=0, must-revalidate",
  ...(isForEdge ? ["cdn-cache-control", edgeControl] : []),
  "vary",
  "Accept-Encoding",
];
