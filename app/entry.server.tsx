import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { buffer } from "node:stream/consumers";
import { PassThrough } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { NonceProvider } from "./layout/nonce";
import { log } from "./base/lib/log/log.server";

/**
 * Lets the browser fetch the scripts of a page (UTF-8) after what it shows first. Remix's `Scripts` has them preloaded before all
 * pictures, though React only takes over what is on the screen already. The links stay, as React expects them; this medium keeps the
 * browser from following them.
 */
export function withLateScripts(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const from = page.indexOf(preload);
  if (from < 0) return page;
  const to = page.indexOf("<script", from);
  const links = page.toString("latin1", from, to).replaceAll(preload, `${preload} media="not all"`);
  return Buffer.concat([page.subarray(0, from), Buffer.from(links, "latin1"), page.subarray(to)]);
}

const preload = '<link rel="modulepreload"';

/** Renders the whole page before sending it, so that the status is always right and nothing shifts afterwards. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Every page shows the user's name or cart count.
  headers.append("Vary", "Cookie");
  if (!headers.has("Cache-Control")) {
    // Without a script Back leads to a form that was refused, and to what was typed in it, only where the browser may keep it.
    const isKept = status < 400 || (request.method === "POST" && status < 500);
    headers.set("Cache-Control", isKept ? "private, no-cache" : "no-store");
  }

  const body = await rendered(
    <NonceProvider value={context.nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
    </NonceProvider>,
    context.nonce,
  );
  headers.set("Content-Length", String(body.byteLength));
  return new Response(body, { status, headers });
}

/** An answer to Remix in the browser is for one visitor, unless its loader says otherwise or it is made for the page cache. */
export function handleDataRequest(
  response: Response,
  { context: { template } }: { context: AppLoadContext },
): Response {
  const { headers } = response;
  headers.append("Vary", "Cookie");
  if (!headers.has("Cache-Control"))
    headers.set("Cache-Control", template ? "private, no-cache" : "private, no-store");
  return response;
}

/** React's development build would complain of the late scripts. */
const asSent = (page: Buffer<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  import.meta.env.PROD ? withLateScripts(withoutZeros(page)) : withoutZeros(page);

/**
 * The whole document. Rejects when the page cannot be rendered. `progressiveChunkSize`: React would cut out what is larger, and put it
 * in place by a script of its own.
 */
function rendered(page: React.ReactElement, nonce: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(buffer(pipe(new PassThrough())).then(asSent)),
      onError: reject,
    });
  });
}

/**
 * React 18 leaves zero bytes in the page where a letter of several bytes does not fit into what is left of its buffer of 2 KB, and writes
 * the letter after them (facebook/react#24985). No page has such bytes by itself.
 */
function withoutZeros(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(0); at >= 0; at = page.indexOf(0, from)) {
    parts.push(page.subarray(from, at));
    from = at + 1;
  }
  return Buffer.concat([...parts, page.subarray(from)]);
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
