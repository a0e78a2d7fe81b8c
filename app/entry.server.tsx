import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { NonceProvider } from "./layout/nonce";
import { scriptsWait } from "./layout/start-late";
import { ColoursOnPageProvider } from "./photos/photo-ground";
import { log } from "./lib/log.server";
import { wholePage } from "./lib/whole-page.server";
import { guardHeaders } from "./accounts/guard-headers";

/** Renders a page whole before it is sent: the status is then always the right one, and nothing moves in afterwards. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  guardHeaders(request, status).forEach((value, name) => headers.set(name, value));
  headers.set("Content-Type", "text/html; charset=utf-8");
  // In its frame every page has a name or the number of things in a cart.
  headers.append("Vary", "Cookie");
  if (!headers.has("Cache-Control")) {
    headers.set("Cache-Control", status < 400 ? "private, no-cache" : "no-store");
  }

  // In the dashboards people work: there nothing waits.
  const isOpen = !new URL(request.url).pathname.startsWith("/dashboard");

  return new Promise((resolve, reject) => {
    let renderError: unknown = null;
    const { pipe } = renderToPipeableStream(
      <NonceProvider value={context.nonce}>
        <ColoursOnPageProvider value={new Set()}>
          <RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
        </ColoursOnPageProvider>
      </NonceProvider>,
      {
        nonce: context.nonce,
        onAllReady() {
          pipe(
            wholePage((page) =>
              resolve(
                new Response(isOpen ? scriptsWait(`${page}`) : page, {
                  status: renderError ? 500 : status,
                  headers,
                }),
              ),
            ),
          );
        },
        onShellError: reject,
        onError(error) {
          renderError = error;
          log.error({ requestId: context.requestId, err: error });
        },
      },
    );
  });
}

/**
 * The data of a page for who comes by a link. Not kept, but for one case: what a link fetches ahead of the press (a pointer
 * on it, a finger down) counts for five seconds. That goes only for visitors of whom nothing is known; as soon as one has a
 * cart, it is asked for anew.
 */
export function handleDataRequest(response: Response, { request }: { request: Request }): Response {
  const { headers } = response;
  if (!headers.has("Cache-Control")) {
    const ahead = response.ok && isAhead(request) && !request.headers.has("Cookie");
    headers.set("Cache-Control", ahead ? "private, max-age=5" : "no-store");
    if (ahead) headers.append("Vary", "Cookie");
  }
  return response;
}

/** Browsers say so in one of two ways. */
const isAhead = ({ method, headers }: Request) =>
  method === "GET" &&
  [headers.get("Sec-Purpose"), headers.get("Purpose")].some((purpose) =>
    purpose?.startsWith("prefetch"),
  );

/**
 * Loaders and actions that broke. What was thrown on purpose (404, guards) never comes here; Remix's own refusals (a wrong
 * method) do, but they are the caller's mistake and tell the whole address, tokens in it too.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  log.error({ requestId: context.requestId, err: error });
}
