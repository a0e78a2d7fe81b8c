import type { IncomingMessage, ServerResponse } from "node:http";
import send from "send";
import { fixedHeaders } from "./security-headers";

export type Files = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Sends the file of the folder that the URL names, whole or in part; otherwise calls `next`. Hidden files and whatever
 * lies outside the folder are not there, whatever path a caller makes up.
 */
export function filesOf(folder: string): Files {
  return (request, response, next) => {
    const [pathname = "/"] = (request.url ?? "/").split("?", 1);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || pathname.endsWith("/")) return next();
    send(request, pathname, { root: folder, index: false, dotfiles: "ignore", cacheControl: false })
      .on("headers", (answer: ServerResponse) => describe(answer, pathname))
      .on("directory", next)
      .on("error", ({ status, headers = {} }: SendError) => {
        if (status !== 416) return next();
        response.writeHead(416, { ...fixedHeaders, ...headers }).end();
      })
      .pipe(response);
  };
}

type SendError = { status: number; headers?: Record<string, string> };

/** Files under /assets carry a hash of their content in the name. */
function describe(answer: ServerResponse, pathname: string): void {
  const forEver = pathname.startsWith("/assets/");
  const keep = forEver ? "public, max-age=31536000, immutable" : "public, max-age=3600";
  for (const [name, value] of Object.entries({ ...fixedHeaders, "Cache-Control": keep })) {
    answer.setHeader(name, value);
  }
}
