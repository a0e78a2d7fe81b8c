import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { log } from "~/base/lib/log/log.server";
import { type Encoding, varyByEncoding } from "../answer/compressible";
import { brotliParams, packedOnce } from "../answer/packed-once";
import { sharedPageHeader } from "../answer/shared-page";
import { settings } from "~/base/lib/env/settings.server";

/** How long (s) an edge keeps a page that is not purged, serves it while it fetches a new one, and while the shop is down. */
const kept = { fresh: 3600, whileFetching: 30, whileDown: 86_400 };

const edgeControl = `s-maxage=${kept.fresh}, stale-while-revalidate=${kept.whileFetching}, stale-if-error=${kept.whileDown}`;

/**
 * Whether an edge may keep pages: only one that hears of changes (PURGE_URL). Behind a proxy and without SHOP_URL, pages contain a
 * host that is no part of a cache's key.
 */
const isForEdge = settings.edge !== null && (settings.shopUrl !== null || !settings.trustProxy);

/**
 * The caching headers of an open page that is the same for all guests, as alternating names and values. Browsers ask each time
 * whether theirs is still right. `CDN-Cache-Control` is for an edge alone (RFC 9213), which takes it off.
 */
const sharedCaching: string[] = [
  "cache-control",
  "public, max-age=0, must-revalidate",
  ...(isForEdge ? ["cdn-cache-control", edgeControl] : []),
  "vary",
  "Accept-Encoding",
];

/** Headers in the form `writeHead` handles fastest: alternating names and values. */
type RawHeaders = string[];

/** The page in one encoding, but for its `X-Request-Id`. `caching`: also in a 304. */
type Representation = { etag: string; caching: RawHeaders; headers: RawHeaders; body: Buffer };

/** Headers set per response or for some clients only. */
const perResponse = new Set([
  "cache-control",
  "content-length",
  "content-security-policy",
  "vary",
  "x-request-id",
  sharedPageHeader.toLowerCase(),
]);

/** A page as every guest gets it, in each encoding. */
export class CachedPage {
  readonly #body: Buffer;
  readonly #headers: RawHeaders;
  readonly #caching: RawHeaders;
  readonly #inEncodings = new Map<Encoding | null, Representation>();
  readonly #packedBest = new Set<Encoding>();
  /** Upper bound of its size in memory (bytes): the page, and smaller compressed copies. */
  readonly bytes: number;

  /** `headers`: the handler's for this page. `policy`: its Content-Security-Policy. */
  constructor({ body, policy }: { body: Buffer; policy: string }, headers: Headers) {
    const mark = headers.get(sharedPageHeader);
    this.#body = body;
    this.#headers = [
      ...[...headers].filter(([name]) => !perResponse.has(name)).flat(),
      "content-security-policy",
      policy,
      ...(mark ? [sharedPageHeader, mark] : []),
    ];
    const vary = varyByEncoding(headers.get("Vary"));
    this.#caching = mark
      ? sharedCaching
      : ["cache-control", headers.get("Cache-Control") ?? "", "vary", vary];
    this.bytes = 2 * body.length;
  }

  /**
   * Compressed fast for the first request, because most searches are requested once, and at best quality when requested again:
   * brotli then needs about 40 ms on another thread.
   */
  in(encoding: Encoding | null): Representation {
    const stored = this.#inEncodings.get(encoding);
    if (!stored)
      return this.#store(encoding, encoding ? packedOnce(this.#body, encoding) : this.#body);
    if (encoding && !this.#packedBest.has(encoding)) {
      this.#packedBest.add(encoding);
      packedBest(this.#body, encoding).then(
        (body) => this.#store(encoding, body),
        (error: unknown) => log.error({ err: error }),
      );
    }
    return stored;
  }

  #store(encoding: Encoding | null, body: Buffer): Representation {
    const etag = `"${this.#tagOf(body)}"`;
    const headers = [
      ...this.#headers,
      ...this.#caching,
      ...(encoding ? ["content-encoding", encoding] : []),
      "etag",
      etag,
      "content-length",
      String(body.length),
    ];
    const representation = { etag, caching: this.#caching, headers, body };
    this.#inEncodings.set(encoding, representation);
    return representation;
  }

  /** Covers body and policy, so a client with this tag has both. */
  #tagOf(body: Buffer): string {
    const hash = createHash("sha256").update(this.#headers.join("\n")).update(body);
    return hash.digest("base64url").slice(0, 22);
  }
}

function packedBest(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION });
  const params = brotliParams(body, constants.BROTLI_MAX_QUALITY);
  return promisify(brotliCompress)(body, { params });
}
