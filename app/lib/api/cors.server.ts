import { settings } from "../env/settings.server";

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

/**
 * The answer to a browser that asks whether a page of `origin` may make a call. `wanted`: the headers that it would send
 * (`Access-Control-Request-Headers`). None of them means anything here, so each plain name is allowed.
 */
export function preflight(origin: string | null, methods: string, wanted: string | null): Response {
  const headers = new Headers({
    ...corsHeaders(origin),
    "Access-Control-Allow-Methods": methods,
    "Access-Control-Allow-Headers": [...read, ...plainNames(wanted ?? "")].join(", "),
    "Access-Control-Max-Age": "7200",
  });
  headers.append("Vary", "Access-Control-Request-Headers");
  return new Response(null, { status: 204, headers });
}

const read = ["Authorization", "Content-Type"];
const mostNames = 50;

/** The names in a list that are tokens (RFC 9110) of at most 100 characters, beside those that are allowed anyway. */
function plainNames(list: string): string[] {
  const known = new Set(read.map((name) => name.toLowerCase()));
  return list
    .split(",", mostNames)
    .map((name) => name.trim())
    .filter((name) => /^[\w!#$%&'+.^`|~-]{1,100}$/.test(name) && !known.has(name.toLowerCase()));
}
