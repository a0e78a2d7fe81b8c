import { createHash, timingSafeEqual } from "node:crypto";
import { prometheusContentType } from "prom-client";
import { clockProblem } from "./clock.server";
import { metricsText } from "./metrics-text.server";
import { readiness } from "./readiness.server";
import type { Line } from "~/base/lib/context";
import { settings } from "~/base/lib/env/settings.server";

/**
 * Answers /healthz (this process is up), /readyz (200 when the shop can work, else 503) and /metrics. Only the operator sees the
 * reasons, the clock warning and the metrics; to others that reach the shop itself, such as a health check, /readyz says yes or no,
 * and through a proxy nothing. Null for other paths.
 */
export async function answerOps(
  request: Request,
  { pathname }: URL,
  line: Line | undefined,
): Promise<Response | null> {
  switch (pathname) {
    case "/healthz":
      return plain(200, "ok");
    case "/readyz": {
      const isForOperator = isOperator(request, line);
      if (!isForOperator && bearsMarksOfProxy(request)) return forOperator();
      const problems = await readiness();
      if (problems.length > 0) return plain(503, isForOperator ? problems.join("\n") : "not ready");
      // A clock that is behind does not stop the shop.
      const clock = isForOperator ? clockProblem() : null;
      return plain(200, clock === null ? "ready" : `ready\n${clock}`);
    }
    case "/metrics":
      if (!isOperator(request, line)) return forOperator();
      return plain(200, await metricsText(), prometheusContentType);
    default:
      return null;
  }
}

const forOperator = () =>
  plain(403, "This is for the operator: send METRICS_TOKEN, or ask on this machine.");

function plain(status: number, text: string, type = "text/plain; charset=utf-8"): Response {
  const headers = { "Content-Type": type, "Cache-Control": "no-store" };
  return new Response(text.endsWith("\n") ? text : `${text}\n`, { status, headers });
}

/** With METRICS_TOKEN: a request with that token. Without: a direct request from this machine. */
function isOperator(request: Request, line: Line | undefined): boolean {
  if (settings.metricsToken) return holdsToken(request, settings.metricsToken);
  return isLoopback(line?.clientAddress) && !cameThroughProxy(request);
}

function holdsToken(request: Request, token: string): boolean {
  const sent = /^Bearer +(\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1] ?? "";
  return timingSafeEqual(digest(sent), digest(token));
}

const digest = (text: string) => createHash("sha256").update(text).digest();

function isLoopback(address = ""): boolean {
  return /^(::ffff:)?127\./.test(address) || address === "::1";
}

/** A shop with a public address that trusts no proxy may have one that bears no marks. */
const cameThroughProxy = (request: Request): boolean =>
  bearsMarksOfProxy(request) || (settings.https && !settings.trustProxy);

/** A local proxy connects over loopback for every client. Its headers or the public name in `Host` reveal it. */
function bearsMarksOfProxy({ headers, url }: Request): boolean {
  const proxyHeaders = ["Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "Via"];
  if (proxyHeaders.some((name) => headers.has(name))) return true;
  const { hostname } = new URL(url);
  return !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
