import type { AppLoadContext } from "@remix-run/node";
import { log } from "~/lib/log.server";
import { isReadable } from "./readable-path";

type Remix = (request: Request, context: AppLoadContext) => Promise<Response>;

export const isApi = (url: URL): boolean => /^\/api\/v1(\/|$)/i.test(url.pathname);

/**
 * Hands a request of /api/v1 on to its route. Programs read these answers: whatever happens they get JSON, also for what
 * never reaches a route (an address that cannot be decoded, a method that Remix does not know).
 */
export async function answerApi(
  request: Request,
  url: URL,
  context: AppLoadContext,
  remix: Remix,
): Promise<Response> {
  if (!isReadable(url.pathname)) return refusal(400, "This address cannot be read");
  if (!known.has(request.method)) {
    return refusal(405, `There is no ${request.method} here`, { Allow: [...known].join(", ") });
  }
  try {
    return await remix(plain(request, url), context);
  } catch (error) {
    log.error({ requestId: context.requestId, err: error });
    return refusal(500, "Something went wrong");
  }
}

const known = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Remix takes an address that ends in `.data` for a question of its own; here it is the end of a keyword or an id. */
function plain(request: Request, url: URL): Request {
  request.headers.delete("Origin");
  if (!url.pathname.endsWith(".data")) return request;
  url.pathname = url.pathname.replace(/\.data$/, "%2Edata");
  return new Request(url, request);
}

function refusal(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { success: false, message },
    {
      status,
      headers: { ...headers, "Access-Control-Allow-Origin": "*", "Cache-Control": "no-store" },
    },
  );
}
