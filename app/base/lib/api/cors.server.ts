import { settings } from "../env/settings.server";

const readable =
  "ETag, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, X-Request-Id";

/**
 * CORS headers that let pages of any site, or of API_ALLOWED_ORIGINS, read a response. The API uses no cookies, so a foreign
 * page can do only what its token allows.
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
 * Response to a CORS preflight from `origin`. `requested`: the requested headers (`Access-Control-Request-Headers`). None of them
 * has an effect here, so every valid name is allowed.
 */
export function preflight(
  origin: string | null,
  methods: string,
  requested: string | null,
): Response {
  const headers = new Headers({
    ...corsHeaders(origin),
    "Access-Control-Allow-Methods": methods,
    "Access-Control-Allow-Headers": [...basicHeaders, ...plainNames(requested ?? "")].join(", "),
    "Access-Control-Max-Age": "7200",
  });
  headers.append("Vary", "Access-Control-Request-Headers");
  return new Response(null, { status: 204, headers });
}

const basicHeaders = ["Authorization", "Content-Type"];
const mostNames = 50;

/** Names in the list that are valid tokens (RFC 9110) of at most 100 characters and not always allowed. */
function plainNames(list: string): string[] {
  const known = new Set(basicHeaders.map((name) => name.toLowerCase()));
  return list
    .split(",", mostNames)
    .map((name) => name.trim())
    .filter((name) => /^[\w!#$%&'+.^`|~-]{1,100}$/.test(name) && !known.has(name.toLowerCase()));
}
