import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { log } from "~/base/lib/log/log.server";
import { settings } from "~/base/lib/env/settings.server";
import { type Encoding, encodingFor, isText, varyByEncoding, worthPacking } from "./compressible";
import { packedOnce } from "./packed-once";

/**
 * Compresses text responses above 1 KB if the client accepts it. (The package `compression` compresses every streamed response,
 * however short, and leaves strong ETags as they are.)
 */
export async function packed(request: Request, response: Response): Promise<Response> {
  const { headers } = response;
  if (!isText(headers.get("Content-Type")) || headers.has("Content-Encoding")) return response;
  if (/no-transform/i.test(headers.get("Cache-Control") ?? "")) return response;
  headers.set("Vary", varyByEncoding(headers.get("Vary")));
  const encoding = encodingFor(request.headers.get("Accept-Encoding"));
  const { headers: requested } = request;
  const isMeasured = canBeMeasured(requested.has("Cookie"), requested.get("Sec-Fetch-Site"));
  if (!encoding || !response.body || response.status === 206 || isMeasured) return response;

  const { status, statusText } = response;
  const length = Number(headers.get("Content-Length") ?? Infinity);
  if (length < worthPacking) return response;
  const { start, rest } = await beginningOf(response, length);
  if (!rest && start.length < worthPacking)
    return new Response(new Uint8Array(start), { status, statusText, headers });
  headers.set("Content-Encoding", encoding);
  weaken(headers);
  if (rest) {
    headers.delete("Content-Length");
    return new Response(throughZip(start, rest, encoding), { status, statusText, headers });
  }
  const body = packedOnce(start, encoding);
  headers.set("Content-Length", String(body.length));
  return new Response(body, { status, statusText, headers });
}

/** What is no longer than this (bytes) is compressed at once, in some 0.2 ms; a stream costs more than the work itself. */
const mostAtOnce = 256 * 1024;

/**
 * Whether the size of a compressed page could leak its content (the BREACH attack): another site that makes a shopper's browser
 * request pages with chosen words (a search), and observes the sizes, could guess the name in the header. Cross-site requests
 * with cookies therefore get uncompressed pages. Cookies and tokens never appear in a page, and cross-site form posts are
 * refused.
 */
function canBeMeasured(hasCookie: boolean, site: string | null | undefined): boolean {
  if (!hasCookie) return false;
  // Browsers send Sec-Fetch-Site over HTTPS only; over HTTP anyone can read the page anyway.
  return site ? site !== "same-origin" && site !== "none" : settings.https;
}

/** Reads as much as is compressed at once; `rest` is null when that was the whole body. `length`: what is known of it. */
async function beginningOf(response: Response, length: number) {
  if (length <= mostAtOnce) return { start: Buffer.from(await response.arrayBuffer()), rest: null };
  const body = response.body ?? new ReadableStream<Uint8Array>();
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  for (let read = 0; read <= mostAtOnce;) {
    const { done, value } = await reader.read();
    if (done) return { start: Buffer.concat(chunks), rest: null };
    chunks.push(value);
    read += value.length;
  }
  reader.releaseLock();
  return { start: Buffer.concat(chunks), rest: body };
}

function throughZip(start: Buffer, rest: ReadableStream<Uint8Array>, encoding: Encoding) {
  const zip = encoding === "br" ? createBrotliCompress({ params: quick }) : createGzip();
  async function* whole() {
    yield start;
    yield* rest as NodeStream<Uint8Array>;
  }
  // A client that disconnects ends the pipeline early; that is not an error.
  pipeline(Readable.from(whole()), zip).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ERR_STREAM_PREMATURE_CLOSE" && error.name !== "AbortError")
      log.error({ err: error });
  });
  return Readable.toWeb(zip) as ReadableStream<Uint8Array>;
}

/** Compressed per response: about 1 ms for a long page, and hardly larger than at best quality. */
const quick = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** A compressed body is another representation, so a strong ETag must become weak. */
function weaken(headers: Headers): void {
  const etag = headers.get("ETag");
  if (etag && !etag.startsWith("W/")) headers.set("ETag", `W/${etag}`);
}
