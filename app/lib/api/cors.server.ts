import { settings } from "../settings.server";

const readable =
  "ETag, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, X-Request-Id";

/**
 * The headers that let pages of other sites read an answer: of any site, or of those in API_ALLOWED_ORIGINS. The API knows
 * nobody by a cookie, so a foreign page can do no more than the token in its hands allows.
 */
export function corsHeaders(origin: string | null): Record<string, string> {
  const allowed = settings.api.origins;
  if (allowed === null)
    return { "Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": readable };
  if (origin === null || !allowed.includes(origin)) return { Vary: "Origin" };
  return {
    Vary: "Origin",
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Expose-Headers": readable,
  };
}

/** The answer to a browser that asks whether a page of `origin` may make a call. */
export function preflight(origin: string | null, methods: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(origin),
      "Access-Control-Allow-Methods": methods,
      "Access-Control-Allow-Headers": "Authorization, Content-Type",
      "Access-Control-Max-Age": "7200",
    },
  });
}
