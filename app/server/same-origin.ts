import { settings } from "~/base/lib/env/settings.server";

/**
 * Paths that accept cross-site posts: the provider's payment page posts the shopper back, its servers call the webhook, and API
 * clients call from anywhere. These calls carry a signature or token instead.
 */
const openToOtherSites = /^\/(payment\/callback|webhooks\/|api\/v1\/|demo-pay\/(?!__emu\/))/i;

/** The sandbox's control calls refuse every page, so they check the Origin themselves. */
export function asksForOrigin({ pathname }: URL): boolean {
  return /^\/demo-pay\/__emu\//i.test(pathname);
}

/**
 * True for a form post that a browser sends from another site. Browsers set `Sec-Fetch-Site`, older ones `Origin`; a client that
 * sends neither is no browser and carries no user's cookies.
 */
export function comesFromElsewhere(request: Request, url: URL): boolean {
  if (request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS")
    return false;
  if (openToOtherSites.test(url.pathname)) return false;

  const site = request.headers.get("Sec-Fetch-Site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = request.headers.get("Origin");
  return origin !== null && !ownOrigins(url).includes(origin);
}

function ownOrigins(url: URL): string[] {
  return settings.shopUrl ? [settings.shopUrl, url.origin] : [url.origin];
}
