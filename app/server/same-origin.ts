import { settings } from "~/lib/env/settings.server";

/**
 * The provider's pay page posts the shopper back to us from its own site, and its servers call the webhook: a signature
 * vouches for these calls.
 */
const openToOtherSites = /^\/(payment\/callback|webhooks\/|api\/v1\/|demo-pay\/(?!__emu\/))/i;

/** The control calls of the payment sandbox take no call from any page, so they look at the origin themselves. */
export function asksForOrigin({ pathname }: URL): boolean {
  return /^\/demo-pay\/__emu\//i.test(pathname);
}

/**
 * True for a form post that a browser sends on behalf of another site. Browsers tell by `Sec-Fetch-Site`, older ones by
 * `Origin`; a caller that sends neither is no browser and carries nobody's cookies.
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
