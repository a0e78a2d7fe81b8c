import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "~/lib/log.server";
import { settings } from "~/lib/settings.server";
import { encodingFor } from "../compressible";
import { tellsOfSomebody } from "../for-everybody";
import type { Handler } from "../handler";
import { canBeMeasured } from "../packed-answer";
import type { RouteName } from "../route-name";
import type { Files } from "../static-files";
import { cookiesAnew } from "../signed-anew";
import { knownOf } from "~/layout/visitor.server";
import { isCacheable, isPlain, originOf } from "./cacheable-request";
import { type VisitorParts, visitorPartsFor } from "./visitor-parts";
import { headersFor, headersOfSame } from "./cached-headers";
import { type Cached, renderForCache } from "./render-for-cache";
import { madeAt, pageAt } from "./cache-store";
import { newNonce } from "./nonce";
import { versionNow } from "./current-version";

/**
 * Answers for the open pages out of memory: made once by the handler for nobody, then filled for each visitor. Calls `next`
 * for all else. What it sends is what the handler would send, but for the nonce, the id and how it is packed. `nameOf` names
 * addresses in the log.
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
  found: Cached | Promise<Cached | null>;
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
  // What a page from memory says is told without cookies: the handler has to sign these anew.
  if (isKnown && (await cookiesAnew(request.headers.cookie)).length > 0) return false;
  const filling = isKnown ? await fillingOf(key, request.headers.cookie ?? "") : undefined;
  send({ request, response, kept, filling, started, nameOf });
  return true;
}

async function fillingOf(address: string, cookie: string): Promise<VisitorParts> {
  const known = await knownOf({
    request: new Request(address, { headers: { Cookie: cookie } }),
    context: { requestId: "", nonce: "", clientAddress: "", origin: null },
  });
  return visitorPartsFor({ ...known, toast: null });
}

type Sending = {
  request: IncomingMessage;
  response: ServerResponse;
  kept: Cached;
  /** Without it: the guest's page, for who has told us nothing. */
  filling?: VisitorParts | undefined;
  started: number;
  nameOf: RouteName;
};

function send(sending: Sending): void {
  const { request, response, filling, started, nameOf } = sending;
  const { page, headers } = sending.kept;
  const { method, headers: asked } = request;
  const requestId = randomUUID();
  const etag = filling ? `W/"${page.tag}.${filling.tag}"` : `W/"${page.tag}"`;
  const isSame = asked["if-none-match"]?.split(/\s*,\s*/).includes(etag) ?? false;
  if (isSame) {
    response.writeHead(304, headersOfSame(headers, { requestId, etag })).end();
  } else {
    const nonce = newNonce();
    const isMeasured = canBeMeasured(asked.cookie !== undefined, siteOf(request));
    const encoding = isMeasured ? null : encodingFor(asked["accept-encoding"]?.toString());
    const sent = filling
      ? page.forVisitor(filling, nonce, encoding)
      : page.forGuest(nonce, encoding);
    const own = { nonce, requestId, etag, isKnown: filling !== undefined };
    response.writeHead(200, headersFor(headers, sent, own));
    if (method === "HEAD") response.end();
    else sendAll(response, sent.body);
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

function sendAll(response: ServerResponse, body: Buffer[]): void {
  const last = body.length - 1;
  body.forEach((bytes, index) => (index < last ? response.write(bytes) : response.end(bytes)));
}

function siteOf({ headers }: IncomingMessage): string | undefined {
  return headers["sec-fetch-site"]?.toString();
}
