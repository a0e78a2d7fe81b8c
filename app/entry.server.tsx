import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { keepHtml } from "./layout/cached-markup.server";
import { KeptHtmlProvider } from "./base/ui/cached-markup";
import { log } from "./base/lib/log/log.server";
import { guardHeaders } from "./people/accounts/guard-headers";

/** Renders the whole page before sending it, so that the status is always right and nothing shifts afterwards. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Response {
  guardHeaders(request, status).forEach((value, name) => headers.set(name, value));
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Every page shows the user's name or cart count.
  headers.append("Vary", "Cookie");
  if (!headers.has("Cache-Control")) {
    // Without a script Back leads to a form that was refused, and to what was typed in it, only where the browser may keep it.
    const isKept = status < 400 || (request.method === "POST" && status < 500);
    headers.set("Cache-Control", isKept ? "private, no-cache" : "no-store");
  }

  // Not `renderToPipeableStream`: writing its pieces and collecting them again took a tenth of the page's CPU time.
  const html = renderToString(
    <KeptHtmlProvider value={keepHtml}>
      <RemixServer context={remixContext} url={request.url} />
    </KeptHtmlProvider>,
  );
  const body = Buffer.from(`<!DOCTYPE html>${html}`);
  headers.set("Content-Length", String(body.length));
  return new Response(body, { status, headers });
}

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
