import type { AppLoadContext } from "@remix-run/node";
import { corsHeaders } from "~/base/lib/api/cors.server";
import { log } from "~/base/lib/log/log.server";
import { isReadable } from "./request/request-line";

type Remix = (request: Request, context: AppLoadContext) => Promise<Response>;

export const isApi = (url: URL): boolean => /^\/api\/v1(\/|$)/i.test(url.pathname);

/**
 * Passes a request below /api/v1 to its route. API clients always get JSON, even for requests that match no route (an unknown
 * method, a line break that Remix's `*` does not match).
 */
export async function answerApi(
  request: Request,
  url: URL,
  context: AppLoadContext,
  remix: Remix,
): Promise<Response> {
  if (!known.has(request.method)) {
    const allow = { Allow: [...known].join(", ") };
    return refusal(context, 405, `There is no ${request.method} here`, allow);
  }
  try {
    const response = await remix(plain(request, url), context);
    return isPage(response)
      ? refusal(context, 404, "There is no such address in this API")
      : response;
  } catch (error) {
    if (!request.signal.aborted) log.error({ requestId: context.requestId, err: error });
    return refusal(context, 500, "Something went wrong");
  }
}

const known = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

function isPage({ headers }: Response): boolean {
  return headers.get("Content-Type")?.startsWith("text/") ?? false;
}

/**
 * Removes what only Remix would interpret: a trailing `.data`, here part of a keyword or id, and queries such as `?_data=`,
 * which would run another loader. No API call has a query.
 */
function plain(request: Request, url: URL): Request {
  request.headers.delete("Origin");
  const pathname = oneKeyword(url.pathname)
    .split("/")
    .map(literal)
    .join("/")
    .replace(/\.data$/, "%2Edata");
  if (pathname === url.pathname && url.search === "") return request;
  url.pathname = pathname;
  url.search = "";
  return new Request(url, request);
}

/** Encodes slashes in a search keyword, so that it stays one path segment. (A splat route would not match a line break.) */
const oneKeyword = (pathname: string): string =>
  pathname.replace(
    /^(\/api\/v1\/product\/search\/)(.*[^/])\/*$/i,
    (_, before: string, keyword: string) => before + keyword.replaceAll("/", "%2F"),
  );

/** Clients send keywords such as `100%` unencoded: stray percent signs are escaped. */
function literal(segment: string): string {
  return isReadable(segment) ? segment : segment.replaceAll("%", "%25");
}

function refusal(
  { origin }: AppLoadContext,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { success: false, message },
    { status, headers: { ...headers, ...corsHeaders(origin), "Cache-Control": "no-store" } },
  );
}
