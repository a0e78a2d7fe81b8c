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
import { answerApi, isApi } from "./answer-api";
import { markOwnPage, markSharedPage } from "./answer/shared-page";
import { answerOps } from "~/office/health/ops-endpoints.server";
import { answerCspReport } from "~/office/health/csp-reports.server";
import { type Asked, askedBy } from "./request/asked";
import { countMade } from "./request/count-seen";
import { hidesHost, isReadable } from "./request/request-line";
import { routesOnTheWay } from "./request/routes-on-the-way";
import { type RouteName, routeNameOf } from "./request/route-name";
import { asksForOrigin, comesFromElsewhere } from "./same-origin";
import { secured } from "./security-headers";
import { renewCookies } from "./answer/renewed-cookies";
import { weight, fairTurn } from "./request/fair-queue";
import { withoutTail } from "./request/tail";
import { asItIs, type Spelling, spellingOf } from "./request/spelling";
import { localized, parseLocale } from "~/base/words/addresses";
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
  const remix = inEachLanguage((basename) =>
    isDevelopment
      ? createRequestHandler(async () => ({ ...(await build()), basename }), mode)
      : routesOnTheWay({ ...build, basename }, mode, nameOf),
  );
  const spelling = isDevelopment ? asItIs : spellingOf(build.routes);

  return async (request, client, line, template) => {
    const started = performance.now();
    await fairTurn(isRead(request) ? weight.page : weight.form);
    const context: AppLoadContext = {
      requestId: randomUUID(),
      nonce: template?.mark ?? randomBytes(16).toString("base64"),
      clientAddress: addressOf(request, client),
      origin: request.headers.get("Origin"),
      line,
      template,
    };
    const asked = askedBy(request);
    const { spoken, page, kind } = asked;
    const answered =
      elsewhere(request, asked) ??
      (await inLanguage(spoken, () =>
        answer(request, asked, context, { remix: remix[spoken], spelling }),
      ));
    leadInto(spoken, answered);
    const response = secured(answered, context, page.pathname);
    if (context.isForOne) markOwnPage(response);
    await renewCookies(request, response);
    if (response.status === 503 && !response.headers.has("Retry-After"))
      response.headers.set("Retry-After", String(tryAgainAfter));
    if (kind !== "page" || isUnlisted(page.pathname))
      response.headers.set("X-Robots-Tag", "noindex");
    markSharedPage(request, page, response);
    if (template) return response;
    await countMade(request, asked, response, context);
    log.info({
      requestId: context.requestId,
      method: request.method,
      // Never the URL: it may contain tokens, search words or other input.
      route: nameOf(page.pathname) ?? "unknown",
      status: request.signal.aborted ? clientClosedRequest : response.status,
      ms: Math.round(performance.now() - started),
    });
    return response;
  };
}

/** Remix for the pages of each language: their addresses begin with it. */
const inEachLanguage = (remixAt: (basename: string) => RequestHandler) => ({
  en: remixAt("/"),
  gu: remixAt("/gu"),
  hi: remixAt("/hi"),
});

/** An address that spells its language otherwise (`/GU/Store`, `/gu/`), or has none, leads to the right one. */
function elsewhere(request: Request, { spoken, page, kind }: Asked): Response | null {
  if (kind !== "page" || !isRead(request)) return null;
  const own = localized(page.pathname, spoken);
  return own === new URL(request.url).pathname ? null : movedTo(own + page.search, 301);
}

/** A redirect from a page in another language leads to one in the same language, or to one that has none. */
function leadInto(spoken: Language, { headers }: Response): void {
  const to = headers.get("Location");
  if (spoken === "en" || !to?.startsWith("/")) return;
  const [, path = "", rest = ""] = /^([^?#]*)([^]*)$/.exec(to) ?? [];
  const own = parseLocale(path);
  headers.set("Location", localized(own.spoken === spoken ? own.path : path, spoken) + rest);
}

async function answer(
  request: Request,
  { page, kind }: Asked,
  context: AppLoadContext,
  { remix, spelling }: { remix: RequestHandler; spelling: Spelling },
): Promise<Response> {
  if (isApi(page)) return answerApi(request, page, context, remix);
  const ops = await answerOps(request, page, context.line);
  if (ops) return ops;
  const report = await answerCspReport(request, page);
  if (report) return report;
  if (!isReadable(page.pathname) || hidesHost(page.pathname))
    return sentence(400, "This address cannot be read.");
  if (kind === "page") {
    const spelt = isRead(request) ? spelling : asItIs;
    if (page.pathname.length > 1 && page.pathname.endsWith("/"))
      return withoutTrailingSlash(page, spelt);
    const path = spelt(page.pathname);
    if (path !== page.pathname) return movedTo(path + page.search, 301);
  }
  if (comesFromElsewhere(request, page)) {
    return sentence(403, "This form was sent from another site, so it was not accepted.");
  }
  // Where older versions of Remix give the data of a screen.
  if (page.searchParams.has("_data")) return sentence(404, "There is nothing at this address.");
  // Checked above. Remix would compare it with Host alone, which behind a proxy may differ from the public host.
  if (!asksForOrigin(page)) request.headers.delete("Origin");
  try {
    const response = await remix(kind === "data" ? asGet(request) : request, context);
    const isMissing = kind === "page" && response.status === 404 && isRead(request);
    const bare = isMissing ? withoutTail(page.pathname) : null;
    return bare === null ? response : movedTo(bare + page.search, 301);
  } catch (error) {
    if (!request.signal.aborted) log.error({ requestId: context.requestId, err: error });
    return sentence(500, "Something went wrong. Please try again.");
  }
}

/** Remix takes a HEAD for data as a form. */
const asGet = (request: Request) =>
  request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;

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
