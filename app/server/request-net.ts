import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { exceptions } from "~/health/metrics.server";
import { log } from "~/lib/log.server";
import { fixedHeaders } from "./security-headers";

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Requests whose answer is not out yet. */
const underWay = new Set<Exchange>();

/** How long (ms) the requests that were under way during an exception of unknown origin have to be answered all the same. */
const patience = 4000;

/** Makes an exception that `listener` lets out cost its own request (500, a log line with an id) and nothing else. */
export function contained(listener: RequestListener): RequestListener {
  return (request, response) => {
    const exchange = { request, response };
    underWay.add(exchange);
    response.once("close", () => underWay.delete(exchange));
    try {
      listener(request, response);
    } catch (error) {
      fail(exchange, error);
    }
  };
}

/**
 * The same for what no caller can catch: an exception in a callback, a rejection nobody waits for. Node cannot say cheaply
 * which request it belongs to (an AsyncLocalStorage made every page a sixth dearer). If one is under way, it is that one; of
 * several, it is the one that is still not answered after 4 s. The process goes on: all that the shop keeps is in the
 * database, and the watchdog ends a process that can no longer answer.
 */
export function containUncaught(): void {
  process.on("uncaughtException", (error) => {
    const suspects = [...underWay];
    const [only] = suspects;
    if (only && suspects.length === 1) return fail(only, error);
    exceptions.inc();
    log.error({ err: error, requests: suspects.length }, "An exception of unknown origin");
    setTimeout(() => {
      for (const exchange of suspects)
        if (underWay.has(exchange) && !exchange.response.headersSent) fail(exchange, error);
    }, patience);
  });
}

/** Answers 500, or breaks off an answer that has begun. */
function fail({ request, response }: Exchange, error: unknown): void {
  const { status, headers, body } = failure(request, error);
  if (response.headersSent) return void response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, headers).end(body);
}

/** Counts and logs an exception of ours; gives the answer, which carries the id of the log line. */
export function failure({ method, url }: IncomingMessage, error: unknown) {
  exceptions.inc();
  const requestId = randomUUID();
  log.error({ requestId, method, err: error });
  const { headers, ...answer } = sentence(500, url);
  return { ...answer, headers: { ...headers, "X-Request-Id": requestId } };
}

/**
 * What a request is answered that cannot be read (400) or was our own failure (500). `target`, the request line's, tells
 * whether a program asked the API: it reads JSON.
 */
export function sentence(status: 400 | 500, target = "") {
  const isApi = /^\/api\/v1\b/i.test(target);
  const words = status === 400 ? "This request cannot be read" : "Something went wrong";
  const page = status === 400 ? `${words}.\n` : `${words}. Please try again.\n`;
  return {
    status,
    headers: {
      ...fixedHeaders,
      "Content-Type": isApi ? "application/json" : "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
    },
    body: isApi ? JSON.stringify({ success: false, message: words }) : page,
  };
}
