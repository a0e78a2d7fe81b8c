import { text } from "node:stream/consumers";
import type { ReadableStream as NodeStream } from "node:stream/web";
import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { keepHtml } from "./layout/kept-html.server";
import { NonceProvider } from "./layout/nonce";
import { scriptsWait } from "./layout/start-late";
import { ColoursOnPageProvider } from "./photos/photo-ground";
import { KeptHtmlProvider } from "./ui/kept-html";
import { log } from "./lib/log.server";
import { guardHeaders } from "./accounts/guard-headers";

/** Renders the whole page before sending it, so that the status is always right and nothing shifts afterwards. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  guardHeaders(request, status).forEach((value, name) => headers.set(name, value));
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Every page shows the user's name or cart count.
  headers.append("Vary", "Cookie");
  if (!headers.has("Cache-Control")) {
    headers.set("Cache-Control", status < 400 ? "private, no-cache" : "no-store");
  }

  // Dashboards start their scripts at once.
  const isOpen = !new URL(request.url).pathname.startsWith("/dashboard");

  await readAhead(remixContext);
  // Not `renderToPipeableStream`: writing its pieces and collecting them again took a tenth of the page's CPU time.
  const html = renderToString(
    <NonceProvider value={context.nonce}>
      <ColoursOnPageProvider value={new Set()}>
        <KeptHtmlProvider value={keepHtml}>
          <RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
        </KeptHtmlProvider>
      </ColoursOnPageProvider>
    </NonceProvider>,
  );
  const body = Buffer.from(`<!DOCTYPE html>${isOpen ? scriptsWait(html) : html}`);
  headers.set("Content-Length", String(body.length));
  return new Response(body, { status, headers });
}

/**
 * Reads the page's data to its end, into where Remix's `StreamTransfer` keeps what it has read, so that no component waits: no
 * loader of the shop sends data later than its page.
 */
async function readAhead({ renderMeta, serverHandoffStream }: EntryContext): Promise<void> {
  if (!renderMeta || !serverHandoffStream) return;
  const value = await text(serverHandoffStream as NodeStream);
  const pieces = [
    { done: false, value },
    { done: true, value: "" },
  ];
  renderMeta.streamCache = Object.assign(
    {},
    pieces.map((result) => Object.assign(Promise.resolve(), { result, error: undefined })),
  );
}

/**
 * Headers of page data for client-side navigation. Not cached, with one exception: data prefetched before a click is valid for
 * five seconds, and only without cookies. With a cart or session it is always fetched again.
 */
export function handleDataRequest(response: Response, { request }: { request: Request }): Response {
  const { headers } = response;
  if (!headers.has("Cache-Control")) {
    const mayCache = response.ok && isPrefetch(request) && !request.headers.has("Cookie");
    headers.set("Cache-Control", mayCache ? "private, max-age=5" : "no-store");
    if (mayCache) headers.append("Vary", "Cookie");
  }
  return response;
}

/** Browsers announce prefetches in one of two headers. */
const isPrefetch = ({ method, headers }: Request) =>
  method === "GET" &&
  [headers.get("Sec-Purpose"), headers.get("Purpose")].some((purpose) =>
    purpose?.startsWith("prefetch"),
  );

/**
 * Logs errors of loaders and actions. Thrown responses (404, guards) never get here; Remix's own refusals (a wrong method) do,
 * but they are the client's mistake and contain the full URL, tokens included.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  log.error({ requestId: context.requestId, err: error });
}
