import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { log } from "~/lib/log.server";
import { settings } from "~/lib/env/settings.server";
import { type Encoding, encodingFor, isText, varyByEncoding, worthPacking } from "./compressible";

/**
 * The answer, packed if it is text of more than a kilobyte and the caller can unpack it. (The package `compression` packs
 * whatever is streamed, however short, and leaves strong tags as they are.)
 */
export async function packed(request: Request, response: Response): Promise<Response> {
  const { headers } = response;
  if (!isText(headers.get("Content-Type")) || headers.has("Content-Encoding")) return response;
  if (/no-transform/i.test(headers.get("Cache-Control") ?? "")) return response;
  headers.set("Vary", varyByEncoding(headers.get("Vary")));
  const encoding = encodingFor(request.headers.get("Accept-Encoding"));
  const { headers: asked } = request;
  const isMeasured = canBeMeasured(asked.has("Cookie"), asked.get("Sec-Fetch-Site"));
  if (!encoding || !response.body || response.status === 206 || isMeasured) return response;

  const { start, rest } = await beginningOf(response.body);
  const { status, statusText } = response;
  if (!rest) return new Response(new Uint8Array(start), { status, statusText, headers });
  headers.set("Content-Encoding", encoding);
  headers.delete("Content-Length");
  weaken(headers);
  return new Response(throughZip(start, rest, encoding), { status, statusText, headers });
}

/**
 * The length of a packed page tells how much of one part of it repeats another. Who can make a shopper's browser ask again
 * and again for a page with words of his choice in it (a search), and sees the lengths go by, could guess the name in its
 * head (the BREACH attack). Such requests come from pages of another site, so these get theirs unpacked. Cookies and
 * tokens are not in any page, and a form post from another site is not accepted at all.
 */
export function canBeMeasured(hasCookie: boolean, site: string | null | undefined): boolean {
  if (!hasCookie) return false;
  // Browsers tell it on encrypted lines only; on others the words can be read without any trick.
  return site ? site !== "same-origin" && site !== "none" : settings.https;
}

/** Reads until it is clear whether packing is worth it; `rest` is null when that was all. */
async function beginningOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  for (let length = 0; length < worthPacking;) {
    const { done, value } = await reader.read();
    if (done) return { start: Buffer.concat(chunks), rest: null };
    chunks.push(value);
    length += value.length;
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
  // A caller who goes away ends the pipeline early; that is no fault.
  pipeline(Readable.from(whole()), zip).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ERR_STREAM_PREMATURE_CLOSE" && error.name !== "AbortError")
      log.error({ err: error });
  });
  return Readable.toWeb(zip) as ReadableStream<Uint8Array>;
}

/** A page is packed for one reader: about a millisecond for a long one, and hardly larger than with the best effort. */
const quick = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Packed bytes are another representation, so a strong tag no longer tells the truth about each byte. */
function weaken(headers: Headers): void {
  const etag = headers.get("ETag");
  if (etag && !etag.startsWith("W/")) headers.set("ETag", `W/${etag}`);
}
