import { randomBytes, randomUUID } from "node:crypto";
import {
  type AppLoadContext,
  createRequestHandler,
  type RequestHandler,
  type ServerBuild,
} from "@remix-run/node";
import type { ClientAddress } from "@remix-run/node-fetch-server";
import type { Line, Template } from "~/base/lib/context";
import { isUnlisted } from "~/layout/unlisted";
import { tryAgainAfter } from "~/base/lib/cannot-store";
import { log } from "~/base/lib/log/log.server";
import { settings } from "~/base/lib/env/settings.server";
import { forScript } from "~/base/lib/http/sent-by-script";
import { answerApi, isApi } from "./answer-api";
import { markOwnPage, markSharedPage } from "./answer/shared-page";
import { answerOps } from "~/office/health/ops-endpoints.server";
import { answerCspReport } from "~/office/health/csp-reports.server";
import { hidesHost, isReadable } from "./request/request-line";
import { routesOnTheWay } from "./request/routes-on-the-way";
import { type RouteName, routeNameOf } from "./request/route-name";
import { asksForOrigin, comesFromElsewhere } from "./same-origin";
import { secured } from "./security-headers";
import { renewCookies } from "./answer/renewed-cookies";
import { weight, fairTurn } from "./request/fair-queue";
import { withoutTail } from "./request/tail";
import { asItIs, type Spelling, spellingOf } from "./request/spelling";
import { hasLanguages, localized, parseLocale } from "~/base/words/addresses";
import { inLanguage, type Language } from "~/base/words/language";

/** `template`: the page is rendered for the page cache, without a visitor; its mark is also its nonce. */
export type Handler = (
  request: Request,
  client: ClientAddress,
  line?: Line,
  template?: Template,
) => Promise<Response>;

/** Everything between the socket and Remix: request id, health, canonical URLs, CSRF check, security headers, log line. */
export function createHandler(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: string,
): Handler {
  // In development routes change at any time, so there are no names and no canonical spelling.
  const isDevelopment = typeof build === "function";
  const nameOf: RouteName = isDevelopment ? () => null : routeNameOf(build.routes);
  const remix = isDevelopment
    ? createRequestHandler(build, mode)
    : routesOnTheWay(build, mode, nameOf);
  const spelling = isDevelopment ? asItIs : spellingOf(build.routes);

  return async (asked, client, line, template) => {
    const started = performance.now();
    await fairTurn(isRead(asked) ? weight.page : weight.form);
    const { request, spoken, moved } = withoutPrefix(asked);
    const context: AppLoadContext = {
      requestId: randomUUID(),
      nonce: template?.mark ?? randomBytes(16).toString("base64"),
      clientAddress: addressOf(request, client),
      origin: request.headers.get("Origin"),
      line,
      template,
    };
    const { pathname } = new URL(request.url);
    const answered =
      moved ?? (await inLanguage(spoken, () => answer(request, context, { remix, spelling })));
    leadInto(spoken, answered);
    const response = secured(forScript(request, answered), context);
    if (context.isForOne) markOwnPage(response);
    await renewCookies(request, response);
    if (response.status === 503 && !response.headers.has("Retry-After"))
      response.headers.set("Retry-After", String(tryAgainAfter));
    if (isUnlisted(pathname)) response.headers.set("X-Robots-Tag", "noindex");
    markSharedPage(request, new URL(request.url), response);
    if (template) return response;
    log.info({
      requestId: context.requestId,
      method: request.method,
      // Never the URL: it may contain tokens, search words or other input.
      route: nameOf(pathname) ?? "unknown",
      status: request.signal.aborted ? clientClosedRequest : response.status,
      ms: Math.round(performance.now() - started),
    });
    return response;
  };
}

/**
 * The request as the shop reads it: routes and all that stands below them know only the bare address, and `language()` what stood
 * before it. `moved`: where this address is spelt otherwise (`/GU/Store`, `/gu/`), or there in no language.
 */
function withoutPrefix(asked: Request): { request: Request; spoken: Language; moved?: Response } {
  const url = new URL(asked.url);
  const { spoken, path } = parseLocale(url.pathname);
  if (spoken === "en") return { request: asked, spoken };
  const own = localized(path, spoken);
  if (own !== url.pathname && isRead(asked))
    return { request: asked, spoken: "en", moved: movedTo(own + url.search, 301) };
  if (!hasLanguages(path)) return { request: asked, spoken: "en" };
  return { request: new Request(new URL(path + url.search, url), asked), spoken };
}

/** A redirect within the shop leads to a page in the same language. */
function leadInto(spoken: Language, { headers }: Response): void {
  const to = headers.get("Location");
  if (to) headers.set("Location", localized(to, spoken));
}

async function answer(
  request: Request,
  context: AppLoadContext,
  { remix, spelling }: { remix: RequestHandler; spelling: Spelling },
): Promise<Response> {
  const url = new URL(request.url);
  if (isApi(url)) return answerApi(request, url, context, remix);
  const ops = await answerOps(request, url, context.line);
  if (ops) return ops;
  const report = await answerCspReport(request, url);
  if (report) return report;
  if (!isReadable(url.pathname) || hidesHost(url.pathname))
    return sentence(400, "This address cannot be read.");
  const spelt = isRead(request) ? spelling : asItIs;
  if (url.pathname.length > 1 && url.pathname.endsWith("/"))
    return withoutTrailingSlash(url, spelt);
  const path = spelt(url.pathname);
  if (path !== url.pathname) return movedTo(path + url.search, 301);
  if (comesFromElsewhere(request, url)) {
    return sentence(403, "This form was sent from another site, so it was not accepted.");
  }
  // Where Remix would give a screen's data to its script in the browser, of which the shop has none.
  if (url.searchParams.has("_data") || url.pathname.endsWith(".data"))
    return sentence(404, "There is nothing at this address.");
  // Checked above. Remix would compare it with Host alone, which behind a proxy may differ from the public host.
  if (!asksForOrigin(url)) request.headers.delete("Origin");
  try {
    const response = await remix(request, context);
    const bare = response.status === 404 && isRead(request) ? withoutTail(url.pathname) : null;
    return bare === null ? response : movedTo(bare + url.search, 301);
  } catch (error) {
    if (!request.signal.aborted) log.error({ requestId: context.requestId, err: error });
    return sentence(500, "Something went wrong. Please try again.");
  }
}

/** Logged when the client has disconnected (nginx's code). */
const clientClosedRequest = 499;

function sentence(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

function withoutTrailingSlash(url: URL, spelt: Spelling): Response {
  // Exactly one leading slash: `//host/` would redirect to another site.
  const path = `/${url.pathname.replace(/^[/\\]+|[/\\]+$/g, "")}`;
  return movedTo(spelt(path) + url.search, 308);
}

const isRead = ({ method }: Request) => method === "GET" || method === "HEAD";

function movedTo(path: string, status: 301 | 308): Response {
  return new Response(null, { status, headers: { Location: path } });
}

/** The proxy appends the address it saw, so only the last entry cannot be forged. */
function addressOf(request: Request, client: ClientAddress): string {
  if (!settings.trustProxy) return client.address;
  return request.headers.get("X-Forwarded-For")?.split(",").at(-1)?.trim() || client.address;
}
