import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { log } from "~/base/lib/log/log.server";
import { type Encoding, varyByEncoding } from "../answer/compressible";
import { brotliParams, packedOnce } from "../answer/packed-once";
import { sharedPageHeader } from "../answer/shared-page";
import { gzipOf, joined, type Piece } from "./piece";
import { sharedCaching } from "./shared-caching";
import { filled, type PageTemplate } from "./template";
import type { VisitorParts } from "./visitor-parts";

/** Headers in the form `writeHead` handles fastest: alternating names and values. */
type RawHeaders = string[];

/** A response except its `X-Request-Id`. */
type Content = { headers: RawHeaders; body: Buffer };

/** The page for one client; `content` builds the body only when the client lacks it. `caching`: also in a 304. */
type Representation = { etag: string; caching: RawHeaders; content: () => Content };

/** Headers set per response or for some clients only. */
const perResponse = new Set([
  "cache-control",
  "content-length",
  "content-security-policy",
  "vary",
  "x-request-id",
  sharedPageHeader.toLowerCase(),
]);

/** A cached page: its template, and the guest page in each encoding. */
export class CachedPage {
  readonly #template: PageTemplate;
  readonly #headers: RawHeaders;
  /** Caching headers of a visitor's page, and of the guest page. */
  readonly #ownCaching: RawHeaders;
  readonly #guestCaching: RawHeaders;
  readonly #guestHeaders: RawHeaders;
  /** The guest page, in pieces that it shares with the template. */
  readonly #guest: Piece[];
  readonly #tag: string;
  readonly #forGuests = new Map<Encoding | null, Representation>();
  readonly #packedBest = new Set<Encoding>();
  /** Upper bound of its size in memory (bytes): the template, and smaller compressed copies. */
  readonly bytes: number;

  /** `headers`: the handler's headers for this page. */
  constructor(template: PageTemplate, headers: Headers, guest: VisitorParts) {
    const vary = varyByEncoding(headers.get("Vary"));
    this.#template = template;
    this.#headers = [...headers].filter(([name]) => !perResponse.has(name)).flat();
    this.#ownCaching = ["cache-control", headers.get("Cache-Control") ?? "", "vary", vary];

    const mark = headers.get(sharedPageHeader);
    this.#guestCaching = mark ? sharedCaching : this.#ownCaching;
    this.#guestHeaders = [
      "content-security-policy",
      template.policy,
      ...(mark ? [sharedPageHeader, mark] : []),
    ];
    this.#guest = filled(template.page, guest.in);
    const body = joined(this.#guest);
    this.#tag = this.#tagOf(body);
    this.bytes = 2 * body.length;
  }

  /**
   * The guest page, identical for every guest. Compressed fast for the first request, because most searches are requested once,
   * and at best quality when requested again: brotli then needs about 40 ms on another thread.
   */
  forGuest(encoding: Encoding | null): Representation {
    const stored = this.#forGuests.get(encoding);
    if (!stored) return this.#store(encoding, inEncoding(joined(this.#guest), encoding));
    if (encoding && !this.#packedBest.has(encoding)) {
      this.#packedBest.add(encoding);
      packedBest(joined(this.#guest), encoding).then(
        (body) => this.#store(encoding, body),
        (error: unknown) => log.error({ err: error }),
      );
    }
    return stored;
  }

  #store(encoding: Encoding | null, body: Buffer): Representation {
    const etag = `"${this.#tagOf(body)}"`;
    const caching = this.#guestCaching;
    const headers = [...this.#guestHeaders, ...caching, ...this.#headersOf(etag, encoding, body)];
    const representation = { etag, caching, content: () => ({ headers, body }) };
    this.#forGuests.set(encoding, representation);
    return representation;
  }

  /** Covers body and policy, so a client with this tag has both. */
  #tagOf(body: Buffer): string {
    const hash = createHash("sha256").update(this.#guestHeaders.join("\n")).update(body);
    return hash.digest("base64url").slice(0, 22);
  }

  /**
   * The page for one visitor: gzip, of which only the visitor's parts are new, or uncompressed. Its ETag is weak, because it is
   * the same for both.
   */
  forVisitor(visitor: VisitorParts, isGzip: boolean): Representation {
    const etag = `W/"${this.#tag}.${visitor.tag}"`;
    const caching = this.#ownCaching;
    const encoding = isGzip ? "gzip" : null;
    const content = () => {
      const pieces = filled(this.#template.page, visitor.in);
      const body = isGzip ? gzipOf(pieces) : joined(pieces);
      const headers = ["content-security-policy", this.#template.policy, ...caching];
      return { headers: [...headers, ...this.#headersOf(etag, encoding, body)], body };
    };
    return { etag, caching, content };
  }

  #headersOf(etag: string, encoding: Encoding | null, { length }: Buffer): RawHeaders {
    const packing = encoding ? ["content-encoding", encoding] : [];
    return [...this.#headers, ...packing, "etag", etag, "content-length", String(length)];
  }
}

function inEncoding(body: Buffer, encoding: Encoding | null): Buffer {
  return encoding ? packedOnce(body, encoding) : body;
}

function packedBest(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION });
  const params = brotliParams(body, constants.BROTLI_MAX_QUALITY);
  return promisify(brotliCompress)(body, { params });
}
