import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { log } from "~/lib/log.server";
import type { Encoding } from "../compressible";
import { packedWithHoles } from "./brotli";
import type { Filling } from "./filling";
import { filled, type Laid, withNonce } from "./laid";
import { gzipEnd, gzipStart, packedPieces, stored } from "./gzip";
import { nonceLength } from "./nonce";
import type { TemplatePage } from "./template";

/** The bytes of an answer, and how they are packed. */
export type Sent = { body: Buffer; encoding: Encoding | null };

/** A page in memory: the template, and the guest's page made of it, packed in every way as soon as somebody asks for it. */
export class KeptPage {
  readonly #template: TemplatePage;
  /** Of the page without what fills it. */
  readonly tag: string;
  readonly #guests: Laid;
  readonly #guestFilling: Filling;
  #pieces: TemplatePage | undefined;
  #guestsZipped: Laid | undefined;
  #asksForBrotli = 0;
  #guestsBrotli: Laid | null = null;

  constructor(template: TemplatePage, guestFilling: Filling) {
    this.#guestFilling = guestFilling;
    this.#guests = filled(template, guestFilling);
    this.#template = within(this.#guests.bytes, template, guestFilling);
    this.tag = createHash("sha256").update(this.#guests.bytes).digest("base64url").slice(0, 22);
  }

  /** What it takes in memory, in bytes, at most: packed copies are far smaller than the page. */
  get bytes(): number {
    return 2 * this.#guests.bytes.length;
  }

  /** The guest's page with this nonce in it. */
  forGuest(nonce: string, encoding: Encoding | null): Sent {
    const plain = withNonce(this.#guests, nonce);
    if (encoding === null) return { body: plain, encoding };
    const brotli = encoding === "br" && this.#brotli();
    if (brotli) return { body: withNonce(brotli, nonce), encoding };
    this.#guestsZipped ??= this.#zipped(this.#guestFilling);
    return { body: zip(this.#guestsZipped, plain, nonce), encoding: "gzip" };
  }

  /**
   * The page of the visitor this fills it for. Packed, it is gzip for everybody: each piece of the template is packed by
   * itself once and for all, and what is about the visitor is never packed together with other words.
   */
  forVisitor(filling: Filling, nonce: string, encoding: Encoding | null): Sent {
    const plain = withNonce(filled(this.#template, filling), nonce);
    if (encoding === null) return { body: plain, encoding };
    return { body: zip(this.#zipped(filling), plain, nonce), encoding: "gzip" };
  }

  #zipped({ in: parts }: Filling): Laid {
    this.#pieces ??= packedPieces(this.#template);
    const inGzip = Object.entries(parts).map(([hole, bytes]) => [hole, stored(bytes)]);
    return filled(this.#pieces, { in: Object.fromEntries(inGzip) as Filling["in"] });
  }

  /**
   * Null until it has been made, and for ever when that did not go; gzip is sent instead. It takes some 40 ms of another
   * thread, so it is made for pages that are asked for twice.
   */
  #brotli(): Laid | null {
    this.#asksForBrotli += 1;
    if (this.#asksForBrotli === 2) {
      packedWithHoles(this.#guests)
        .then((laid) => (this.#guestsBrotli = laid))
        .catch((error: unknown) => log.error({ err: error }));
    }
    return this.#guestsBrotli;
  }
}

function zip(laid: Laid, plain: Buffer, nonce: string): Buffer {
  return Buffer.concat([gzipStart, withNonce(laid, nonce), gzipEnd(crc32(plain), plain.length)]);
}

/** The same template, its pieces as parts of the guest's page, so that they are in memory once. */
function within(bytes: Buffer, template: TemplatePage, { in: parts }: Filling): TemplatePage {
  let at = 0;
  return template.map((piece) => {
    const start = at;
    at += piece === "nonce" ? nonceLength : typeof piece === "string" ? parts[piece].length : piece.length;
    return typeof piece === "string" ? piece : bytes.subarray(start, at);
  });
}
