import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { contentType } from "mime-types";
import send from "send";
import { encodingFor, varyByEncoding } from "./compressible";
import { fixedHeaders, headersOfParts } from "./security-headers";

export type Files = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The first of two that has an answer gives it. */
export function inTurn(first: Files, second: Files): Files {
  return (request, response, next) =>
    first(request, response, () => second(request, response, next));
}

/**
 * Sends the file of the folder that the URL names, whole or in part; otherwise calls `next`. Hidden files and whatever
 * lies outside the folder are not there, whatever path a caller makes up. A file with packed copies beside it (`.br`,
 * `.gz`, made by the build) goes out as the one the caller can read; the copies have no address of their own.
 */
export function filesOf(folder: string): Files {
  const names = namesIn(folder);
  return (request, response, next) => {
    const [pathname = "/"] = (request.url ?? "/").split("?", 1);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || isCopy(pathname) || !names.has(pathname)) return next();
    const hasCopies = names.has(`${pathname}.br`);
    const encoding = hasCopies ? encodingOf(request) : null;
    // A name with a hash says all that a date would.
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
 * The addresses of all files in the folder. Read once: a running shop's build does not change, and a look at the disk for
 * every page that is no file would cost more than many a page.
 */
function namesIn(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return new Set(files.map((name) => encodeURI(`/${name.replaceAll("\\", "/")}`)));
}

/** Parts are counted in the bytes of the plain file, so who asks for one gets no packed copy. */
function encodingOf({ headers }: IncomingMessage) {
  return headers.range ? null : encodingFor(headers["accept-encoding"]?.toString());
}

/** Files under /assets carry a hash of their content in the name: styles, scripts and fonts, never a page. */
const isHashed = (pathname: string) => pathname.startsWith("/assets/");

function describe(answer: ServerResponse, pathname: string): void {
  const forEver = isHashed(pathname);
  const keep = forEver ? "public, max-age=31536000, immutable" : "public, max-age=3600";
  const headers = forEver ? headersOfParts : fixedHeaders;
  for (const [name, value] of Object.entries({ ...headers, "Cache-Control": keep })) {
    answer.setHeader(name, value);
  }
  // Of the plain file: `send` would name the type of the copy.
  const type = contentType(path.extname(pathname));
  if (type) answer.setHeader("Content-Type", type);
}
