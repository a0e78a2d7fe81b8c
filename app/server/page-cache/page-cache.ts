import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "~/lib/log.server";
import { settings } from "~/lib/env/settings.server";
import { encodingFor } from "../compressible";
import { tellsOfSomebody } from "../for-everybody";
import type { Handler } from "../handler";
import { canBeMeasured } from "../packed-answer";
import type { RouteName } from "../route-name";
import type { Files } from "../static-files";
import { cookiesAnew } from "../signed-anew";
import { knownOf } from "~/layout/visitor.server";
import { madeAt, pageAt, versionNow } from "./cache-store";
import { isCacheable, isPlain, originOf } from "./cacheable-request";
import type { CachedPage } from "./cached-page";
import { renderForCache } from "./render-for-cache";
import { type VisitorParts, visitorPartsFor } from "./visitor-parts";

/**
 * Answers for the open pages out of memory: made once by the handler for nobody, then filled for each visitor. Calls `next`
 * for all else. What it sends is what the handler would send, but for the id, how it is packed, and that its policy names hashes
 * instead of a nonce. `nameOf` names addresses in the log.
 */
export function pageCache(handler: Handler, nameOf: RouteName): Files {
  if (settings.pageMemory === 0) return (_request, _response, next) => next();

  return (request, response, next) => {
    const started = performance.now();
    const origin = isPlain(request) ? originOf(request) : null;
    if (origin === null) return next();
    const key = `${origin}${request.url}`;
    const version = versionNow(started);
    const kept = pageAt(key, version);
    const isKnown = tellsOfSomebody(request.headers.cookie);
    if (kept && !isKnown) return send({ request, response, kept, started, nameOf });
    if (!kept && !isCacheable(request.url ?? "")) return next();

    const found = kept ?? madeAt(key, version, () => renderForCache(handler, key));
    void answer(request, response, { found, isKnown, key, started, nameOf }).then(
      (isAnswered) => isAnswered || next(),
      (error: unknown) => {
        log.error({ err: error });
        if (response.headersSent) response.destroy();
        else next();
      },
    );
  };
}

type Found = {
  found: CachedPage | Promise<CachedPage | null>;
  isKnown: boolean;
  key: string;
  started: number;
  nameOf: RouteName;
};

/** False: there is no such page in memory, and none can be; or the answer has to set cookies. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { found, isKnown, key, started, nameOf }: Found,
): Promise<boolean> {
  const kept = await found;
  if (!kept) return false;
  if (!isKnown) {
    send({ request, response, kept, started, nameOf });
    return true;
  }
  const asked = new Request(key, { headers: { Cookie: request.headers.cookie ?? "" } });
  // What a page from memory says is told without cookies: the handler has to sign these anew.
  if ((await cookiesAnew(asked)).length > 0) return false;
  const context = { requestId: "", nonce: "", clientAddress: "", origin: null };
  const known = await knownOf({ request: asked, context });
  const visitor = await visitorPartsFor({ ...known, toast: null });
  send({ request, response, kept, visitor, started, nameOf });
  return true;
}

type Sending = {
  request: IncomingMessage;
  response: ServerResponse;
  kept: CachedPage;
  /** Without it: the guest's page, for who has told us nothing. */
  visitor?: VisitorParts;
  started: number;
  nameOf: RouteName;
};

function send({ request, response, kept, visitor, started, nameOf }: Sending): void {
  const { method, headers: asked } = request;
  const requestId = randomUUID();
  const encoding = encodingFor(asked["accept-encoding"]?.toString());
  const isMeasured = visitor && canBeMeasured(true, asked["sec-fetch-site"]?.toString());
  const { etag, content } = visitor
    ? kept.forVisitor(visitor, isMeasured ? null : encoding)
    : kept.forGuest(encoding);
  const isSame = hasTag(asked["if-none-match"], etag);
  if (isSame) {
    const headers = [...kept.headersOfSame, "etag", etag, "x-request-id", requestId];
    response.writeHead(304, headers).end();
  } else {
    const { headers, body } = content();
    response.writeHead(200, [...headers, "x-request-id", requestId]);
    response.end(method === "HEAD" ? undefined : body);
  }
  // Naming the address costs more than not writing it.
  if (!log.isLevelEnabled("info")) return;
  log.info({
    requestId,
    method,
    route: nameOf(request.url?.split("?", 1)[0] ?? "/") ?? "unknown",
    status: isSame ? 304 : 200,
    ms: Math.round(performance.now() - started),
  });
}

/** Compared weakly (RFC 9110, 13.1.2): a proxy that packs what comes by makes strong tags weak. */
function hasTag(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(/\s*,\s*/).some((tag) => bare(tag) === bare(etag)) ?? false;
}

const bare = (tag: string) => tag.replace(/^W\//, "");
