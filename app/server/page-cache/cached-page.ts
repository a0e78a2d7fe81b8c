import { createHash } from "node:crypto";
import { log } from "~/lib/log.server";
import type { Encoding } from "../compressible";
import { packedWithHoles, quicklyPacked } from "./brotli";
import type { VisitorParts } from "./visitor-parts";
import { gzipEnd, gzipStart, packedPieces, stored } from "./gzip";
import { cutAtNonces, filled, type Packed } from "./packed";
import { nonceLength } from "./nonce";
import { bodyOf, lengthOf, type Parts, piecesOf, type Segments, segmentsOf } from "./segments";
import type { TemplatePage } from "./template";

/** The bytes of an answer in order, their number, and how they are packed. */
export type Sent = { body: Buffer[]; length: number; encoding: Encoding | null };

/** A page in memory: the template, and the guest's page made of it in each packing. */
export class CachedPage {
  readonly #template: TemplatePage;
  readonly #runs: Segments;
  #zippedRuns: Segments | undefined;
  /** Changes with all of the page but what is filled in. */
  readonly tag: string;
  readonly #guests: Packed;
  readonly #guestsTemplate: TemplatePage;
  readonly #guestsRuns: Segments;
  #guestsZipped: Segments | undefined;
  #guestsBrotli: Segments | null = null;
  #asksForBrotli = 0;

  constructor(template: TemplatePage, guest: VisitorParts) {
    this.#guests = filled(template, guest);
    this.#guestsTemplate = cutAtNonces(this.#guests);
    this.#guestsRuns = segmentsOf(this.#guestsTemplate);
    this.#template = within(this.#guests.bytes, template, guest);
    this.#runs = segmentsOf(this.#template);
    this.tag = createHash("sha256").update(this.#guests.bytes).digest("base64url").slice(0, 22);
  }

  /** What it takes in memory, in bytes, at most: all packed copies together are smaller than the page. */
  get bytes(): number {
    return 3 * this.#guests.bytes.length;
  }

  /** The guest's page with this nonce in it. */
  forGuest(nonce: string, encoding: Encoding | null): Sent {
    const parts = { nonce: Buffer.from(nonce, "latin1") } as Parts;
    if (encoding === null) return sent(bodyOf(this.#guestsRuns, parts), encoding);
    if (encoding === "br") return sent(this.#brotliBody(parts), encoding);
    this.#guestsZipped ??= segmentsOf([gzipStart, ...packedPieces(this.#guestsTemplate)]);
    const end = gzipEnd(piecesOf(this.#guestsTemplate, parts));
    return sent([...bodyOf(this.#guestsZipped, parts), end], "gzip");
  }

  /**
   * The page of the visitor this fills it for. Packed, it is gzip for everybody: each piece of the template is packed by
   * itself once and for all, and what is about the visitor is never packed together with other words.
   */
  forVisitor(filling: VisitorParts, nonce: string, encoding: Encoding | null): Sent {
    const parts: Parts = { ...filling.in, nonce: Buffer.from(nonce, "latin1") };
    if (encoding === null) return sent(bodyOf(this.#runs, parts), encoding);
    this.#zippedRuns ??= segmentsOf([gzipStart, ...packedPieces(this.#template)]);
    const inGzip: Parts = { ...storedParts(filling), nonce: parts.nonce };
    const end = gzipEnd(piecesOf(this.#template, parts));
    return sent([...bodyOf(this.#zippedRuns, inGzip), end], "gzip");
  }

  /**
   * Most searches are made once, so they are packed for the one who asks. The copy that anybody can be sent takes some 40 ms
   * of another thread: it is for pages that are asked for again.
   */
  #brotliBody(parts: Parts): Buffer[] {
    this.#asksForBrotli += 1;
    if (this.#asksForBrotli === 2)
      this.#packForAll().catch((error: unknown) => log.error({ err: error }));
    if (this.#guestsBrotli) return bodyOf(this.#guestsBrotli, parts);
    return [quicklyPacked(Buffer.concat(bodyOf(this.#guestsRuns, parts)))];
  }

  async #packForAll(): Promise<void> {
    const laid = await packedWithHoles(this.#guests);
    if (laid) this.#guestsBrotli = segmentsOf(cutAtNonces(laid));
  }
}

function sent(body: Buffer[], encoding: Encoding | null): Sent {
  return { body, length: lengthOf(body), encoding };
}

function storedParts({ in: parts }: VisitorParts): VisitorParts["in"] {
  const inGzip = Object.entries(parts).map(([hole, bytes]) => [hole, stored(bytes)]);
  return Object.fromEntries(inGzip) as VisitorParts["in"];
}

/** The same template, its pieces as parts of the guest's page, so that they are in memory once. */
function within(bytes: Buffer, template: TemplatePage, { in: parts }: VisitorParts): TemplatePage {
  let at = 0;
  return template.map((piece) => {
    const start = at;
    if (piece === "nonce") at += nonceLength;
    else at += typeof piece === "string" ? parts[piece].length : piece.length;
    return typeof piece === "string" ? piece : bytes.subarray(start, at);
  });
}
