import type { IncomingMessage, ServerResponse } from "node:http";
import { countRequest } from "~/health/request-counts.server";
import type { RouteName } from "./route-name";

/** Counts this request for /metrics once its answer is out, whoever gives it. */
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
    countRequest(route, request.method ?? "", status, performance.now() - started);
  });
}
