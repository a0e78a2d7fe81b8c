import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import send from "send";
import { encodingFor, textFiles, varyByEncoding } from "./compressible";
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
  const copies = new Set([...names].filter((name) => /\.(br|gz)$/.test(name)));
  return (request, response, next) => {
    const [pathname = "/"] = (request.url ?? "/").split("?", 1);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || copies.has(pathname) || !names.has(readable(pathname))) return next();
    const packed = copyFor(request, pathname, copies);
    // A name with a hash says all that a date would.
    const lastModified = !isHashed(pathname);
    const options = {
      root: folder,
      index: false,
      dotfiles: "ignore",
      cacheControl: false,
      lastModified,
    };
    send(request, packed ? pathname + packed.ending : pathname, options as send.SendOptions)
      .on("headers", (answer: ServerResponse) => {
        describe(answer, pathname);
        if (packed) answer.setHeader("Content-Encoding", packed.encoding);
        if (copies.has(`${pathname}.br`))
          answer.setHeader("Vary", varyByEncoding(answer.getHeader("Vary")?.toString()));
      })
      .on("directory", next)
      .on("error", ({ status, headers = {} }: SendError) => {
        if (status !== 416) return next();
        response.writeHead(416, { ...fixedHeaders, ...headers }).end();
      })
      .pipe(response);
  };
}

type SendError = { status: number; headers?: Record<string, string> };

/**
 * The addresses of all that is in the folder. Read once: a running shop's build does not change, and a look at the disk for
 * every page that is no file would cost more than many a page.
 */
function namesIn(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Set(names.map((name) => `/${name.replaceAll("\\", "/")}`));
}

function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Parts are counted in the bytes of the plain file, so who asks for one gets no packed copy. */
function copyFor({ headers }: IncomingMessage, pathname: string, copies: Set<string>) {
  if (headers.range) return null;
  const encoding = encodingFor(headers["accept-encoding"]?.toString());
  const ending = encoding === "br" ? ".br" : ".gz";
  return encoding && copies.has(pathname + ending) ? { encoding, ending } : null;
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
  const type = textFiles[path.extname(pathname)];
  if (type) answer.setHeader("Content-Type", type);
}
