import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { exceptions } from "~/office/health/metrics.server";
import { log } from "~/base/lib/log/log.server";
import { fixedHeaders } from "../security-headers";

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Requests not answered yet. */
const unanswered = new Set<Exchange>();

/** How long (ms) pending requests may still take after an exception of unknown origin. */
const patience = 4000;

/** Wraps `listener` so that an exception it throws fails only its own request (500, and a log line with an id). */
export function contained(listener: RequestListener): RequestListener {
  return (request, response) => {
    const exchange = { request, response };
    unanswered.add(exchange);
    response.once("close", () => unanswered.delete(exchange));
    try {
      listener(request, response);
    } catch (error) {
      fail(exchange, error);
    }
  };
}

/**
 * Handles uncaught exceptions and unhandled rejections. Node cannot say cheaply which request caused one (an AsyncLocalStorage
 * made every page a sixth slower). A single pending request is answered 500 at once; of several, those still unanswered after 4
 * s are. The process goes on: all state is in the database, and the watchdog ends a process that hangs.
 */
export function containUncaught(): void {
  process.on("uncaughtException", (error) => {
    const pending = [...unanswered];
    const [only] = pending;
    if (only && pending.length === 1) return fail(only, error);
    exceptions.inc();
    log.error({ err: error, requests: pending.length }, "Uncaught exception");
    setTimeout(() => {
      for (const exchange of pending)
        if (unanswered.has(exchange) && !exchange.response.headersSent) fail(exchange, error);
    }, patience);
  });
}

/** Answers 500, or cuts the connection if the response has already begun. */
function fail({ request, response }: Exchange, error: unknown): void {
  const { status, headers, body } = failure(request, error);
  if (response.headersSent) return void response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, headers).end(body);
}

/** Counts and logs an internal error. Returns the 500 response, whose `X-Request-Id` names the log line. */
export function failure({ method, url }: IncomingMessage, error: unknown) {
  exceptions.inc();
  const requestId = randomUUID();
  log.error({ requestId, method, err: error });
  const { headers, ...answer } = sentence(500, url);
  return { ...answer, headers: { ...headers, "X-Request-Id": requestId } };
}

/**
 * The response to an unreadable request (400) or an internal error (500). `target` is the request target: API clients get JSON.
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
