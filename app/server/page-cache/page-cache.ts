import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "~/base/lib/log/log.server";
import { settings } from "~/base/lib/env/settings.server";
import { encodingFor } from "../answer/compressible";
import { hasShopCookie } from "../answer/shared-page";
import type { Handler } from "../handler";
import { countKept } from "../request/count-seen";
import type { RouteName } from "../request/route-name";
import type { Files } from "../answer/static-files";
import { madeAt, pageAt, versionNow } from "./cache-store";
import { isCacheable, isPlain, originOf, withoutTracking } from "./cacheable-request";
import type { CachedPage } from "./cached-page";
import { renderForCache } from "./render-for-cache";

/**
 * Serves open pages and searches from memory to visitors without a cookie of the shop: the handler renders each once. Calls `next`
 * for everything else. Responses equal the handler's except for the request id, the encoding, and a policy with hashes instead of a
 * nonce. `nameOf` names routes in the log.
 */
export function pageCache(handler: Handler, nameOf: RouteName): Files {
  if (settings.pageCacheBytes === 0) return (_request, _response, next) => next();

  return (request, response, next) => {
    const started = performance.now();
    const isForGuest = isPlain(request) && !hasShopCookie(request.headers.cookie);
    const origin = isForGuest ? originOf(request) : null;
    if (origin === null) return next();
    const target = withoutTracking(request.url ?? "");
    const key = `${origin}${target}`;
    const version = versionNow(started);
    const cached = pageAt(key, version);
    if (cached) return send({ request, response, cached, started, nameOf });
    if (!isCacheable(target)) return next();
    void madeAt(key, version, () => renderForCache(handler, key)).then(
      (made) => (made ? send({ request, response, cached: made, started, nameOf }) : next()),
      (error: unknown) => {
        log.error({ err: error });
        if (response.headersSent) response.destroy();
        else next();
      },
    );
  };
}

type Sending = {
  request: IncomingMessage;
  response: ServerResponse;
  cached: CachedPage;
  started: number;
  nameOf: RouteName;
};

function send({ request, response, cached, started, nameOf }: Sending): void {
  const { method, headers } = request;
  const requestId = randomUUID();
  const page = cached.in(encodingFor(headers["accept-encoding"]?.toString()));
  const isSame = hasTag(headers["if-none-match"], page.etag);
  if (isSame) {
    response.writeHead(304, [...page.caching, "etag", page.etag, "x-request-id", requestId]).end();
  } else {
    response.writeHead(200, [...page.headers, "x-request-id", requestId]);
    response.end(method === "HEAD" ? undefined : page.body);
  }
  countKept(request);
  // Matching the route costs more than skipping the log line.
  if (!log.isLevelEnabled("info")) return;
  log.info({
    requestId,
    method,
    route: nameOf(request.url?.split("?", 1)[0] ?? "/") ?? "unknown",
    status: isSame ? 304 : 200,
    ms: Math.round(performance.now() - started),
  });
}

/** Weak comparison (RFC 9110, 13.1.2): compressing proxies weaken strong tags. */
function hasTag(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(/\s*,\s*/).some((tag) => bare(tag) === bare(etag)) ?? false;
}

const bare = (tag: string) => tag.replace(/^W\//, "");
