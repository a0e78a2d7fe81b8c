import type { IncomingMessage, ServerResponse } from "node:http";
import { requests, requestSeconds } from "~/office/health/metrics.server";
import { second } from "~/base/lib/time";
import type { RouteName } from "../request/route-name";

/** Counts this request for /metrics when its response ends. */
export function countAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  nameOf: RouteName,
): void {
  const started = performance.now();
  response.on("close", () => {
    const { statusCode, writableFinished } = response;
    const [pathname = "/"] = (request.url ?? "/").split("?", 1);
    const route = nameOf(pathname) ?? (statusCode < 400 ? "file" : "unknown");
    const status = writableFinished ? String(statusCode) : "aborted";
    requests.inc({ route, method: request.method ?? "", status });
    requestSeconds.observe({ route }, (performance.now() - started) / second);
  });
}
