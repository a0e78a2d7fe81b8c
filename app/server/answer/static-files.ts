import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { contentType } from "mime-types";
import send from "send";
import { encodingFor, varyByEncoding } from "./compressible";
import { fixedHeaders, headersOfParts } from "../security-headers";

export type Files = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Tries `first`, then `second`. */
export function inTurn(first: Files, second: Files): Files {
  return (request, response, next) =>
    first(request, response, () => second(request, response, next));
}

/**
 * Serves the file that the URL names, whole or by range; otherwise calls `next`. Hidden files and paths outside the folder are
 * never served. Files with compressed copies (`.br`, `.gz`, written by the build) are sent in the best encoding the client
 * accepts; the copies have no URL of their own. (By `send`: sirv 3 mangles byte ranges, ignores `If-Range`, and throws past the
 * caller when a newer build has deleted a file.)
 */
export function filesOf(folder: string): Files {
  const names = namesIn(folder);
  return (request, response, next) => {
    const [pathname = "/"] = (request.url ?? "/").split("?", 1);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || isCopy(pathname) || !names.has(pathname)) return next();
    const hasCopies = names.has(`${pathname}.br`);
    const encoding = hasCopies ? encodingOf(request) : null;
    // Hashed names need no date.
    const options = { root: folder, cacheControl: false, lastModified: !isHashed(pathname) };
    send(request, encoding ? pathname + endings[encoding] : pathname, options)
      .on("headers", (answer: ServerResponse) => {
        describe(answer, pathname);
        if (encoding) answer.setHeader("Content-Encoding", encoding);
        if (hasCopies)
          answer.setHeader("Vary", varyByEncoding(answer.getHeader("Vary")?.toString()));
      })
      .on("error", ({ status, headers = {} }: SendError) => {
        if (status !== 416) return next();
        response.writeHead(416, { ...fixedHeaders, ...headers }).end();
      })
      .pipe(response);
  };
}

type SendError = { status: number; headers?: Record<string, string> };

const endings = { br: ".br", gzip: ".gz" };
const isCopy = (pathname: string) => /\.(br|gz)$/.test(pathname);

/**
 * URL paths of all files in the folder. Read once: a build does not change while the shop runs, and a disk lookup for each
 * request would cost more than many pages.
 */
function namesIn(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return new Set(files.map((name) => encodeURI(`/${name.replaceAll("\\", "/")}`)));
}

/** Ranges count bytes of the uncompressed file, so range requests get no compressed copy. */
function encodingOf({ headers }: IncomingMessage) {
  return headers.range ? null : encodingFor(headers["accept-encoding"]?.toString());
}

/** Files under /assets have a content hash in their name: styles, scripts and fonts, never a page. */
const isHashed = (pathname: string) => pathname.startsWith("/assets/");

function describe(answer: ServerResponse, pathname: string): void {
  const isImmutable = isHashed(pathname);
  const keep = isImmutable ? "public, max-age=31536000, immutable" : "public, max-age=3600";
  const headers = isImmutable ? headersOfParts : fixedHeaders;
  for (const [name, value] of Object.entries({ ...headers, "Cache-Control": keep })) {
    answer.setHeader(name, value);
  }
  // Set explicitly: `send` would derive it from the copy's name.
  const type = contentType(path.extname(pathname));
  if (type) answer.setHeader("Content-Type", type);
}
