import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "~/base/lib/log/log.server";
import { settings } from "~/base/lib/env/settings.server";
import { acceptsGzip, encodingFor } from "../answer/compressible";
import { hasShopCookie } from "../answer/shared-page";
import type { Handler } from "../handler";
import type { RouteName } from "../request/route-name";
import type { Files } from "../answer/static-files";
import { renewedCookies } from "../answer/renewed-cookies";
import { db } from "~/base/db/connection.server";
import { knownOf } from "~/layout/visitor.server";
import { priceListOf } from "~/goods/prices/unit-price.server";
import { parseLocale } from "~/base/words/addresses";
import { inLanguage } from "~/base/words/language";
import { madeAt, pageAt, versionNow } from "./cache-store";
import { isCacheable, isPlain, originOf, withoutTracking } from "./cacheable-request";
import type { CachedPage } from "./cached-page";
import { renderForCache } from "./render-for-cache";
import { type VisitorParts, visitorPartsFor } from "./visitor-parts";

/**
 * Serves open pages and searches from memory: the handler renders each once without a visitor, then each visitor's parts are
 * filled in. Calls `next` for everything else. Responses equal the handler's except for the request id and the encoding. `nameOf`
 * names routes in the log.
 */
export function pageCache(handler: Handler, nameOf: RouteName): Files {
  if (settings.pageCacheBytes === 0) return (_request, _response, next) => next();

  return (request, response, next) => {
    const started = performance.now();
    const origin = isPlain(request) ? originOf(request) : null;
    if (origin === null) return next();
    const target = withoutTracking(request.url ?? "");
    const key = `${origin}${target}`;
    const version = versionNow(started);
    const cached = pageAt(key, version);
    const isKnown = hasShopCookie(request.headers.cookie);
    if (cached && !isKnown) return send({ request, response, cached, started, nameOf });
    if (!cached && !isCacheable(target)) return next();

    const page = cached ?? madeAt(key, version, () => renderForCache(handler, key));
    void answer(request, response, { page, isKnown, key, started, nameOf }).then(
      (isAnswered) => isAnswered || next(),
      (error: unknown) => {
        log.error({ err: error });
        if (response.headersSent) response.destroy();
        else next();
      },
    );
  };
}

type PageRequest = {
  page: CachedPage | Promise<CachedPage | null>;
  isKnown: boolean;
  key: string;
  started: number;
  nameOf: RouteName;
};

/** False when the page cannot be cached, the response must set cookies, or the visitor has prices of their own. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { page, isKnown, key, started, nameOf }: PageRequest,
): Promise<boolean> {
  const cached = await page;
  if (!cached) return false;
  if (!isKnown) {
    send({ request, response, cached, started, nameOf });
    return true;
  }
  const forVisitor = new Request(key, { headers: { Cookie: request.headers.cookie ?? "" } });
  // Cached pages set no cookies; the handler has to re-sign these.
  if ((await renewedCookies(forVisitor)).length > 0) return false;
  const context = { requestId: "", nonce: "", clientAddress: "", origin: null };
  const known = await knownOf({ request: forVisitor, context });
  if (priceListOf(db, known.viewer?.id ?? null)) return false;
  const { spoken } = parseLocale(new URL(key).pathname);
  const visitor = inLanguage(spoken, () => visitorPartsFor({ ...known, toast: null }));
  send({ request, response, cached, visitor, started, nameOf });
  return true;
}

type Sending = {
  request: IncomingMessage;
  response: ServerResponse;
  cached: CachedPage;
  /** Absent: send the guest page. */
  visitor?: VisitorParts;
  started: number;
  nameOf: RouteName;
};

function send({ request, response, cached, visitor, started, nameOf }: Sending): void {
  const { method, headers } = request;
  const requestId = randomUUID();
  const accepted = headers["accept-encoding"]?.toString();
  const { etag, caching, content } = visitor
    ? cached.forVisitor(visitor, acceptsGzip(accepted))
    : cached.forGuest(encodingFor(accepted));
  const isSame = hasTag(headers["if-none-match"], etag);
  if (isSame) {
    response.writeHead(304, [...caching, "etag", etag, "x-request-id", requestId]).end();
  } else {
    const page = content();
    response.writeHead(200, [...page.headers, "x-request-id", requestId]);
    response.end(method === "HEAD" ? undefined : page.body);
  }
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
