import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { fixedHeaders } from "./security-headers";

const files = sirv("build/client", {
  etag: true,
  setHeaders(response, pathname) {
    for (const [name, value] of Object.entries(fixedHeaders)) response.setHeader(name, value);
    // Files under /assets carry a hash of their content in the name.
    const forEver = pathname.startsWith("/assets/");
    response.setHeader(
      "Cache-Control",
      forEver ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    );
  },
});

/** Sends the file of `public/` or of the client build that the URL names; otherwise calls `next`. */
export function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead || request.url?.includes("/.")) return next();
  files(request, response, next);
}
