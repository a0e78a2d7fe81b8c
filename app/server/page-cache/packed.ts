import type { VisitorParts } from "./visitor-parts";
import { noNonce, nonceLength } from "./nonce";
import type { TemplatePage } from "./template";

/** Bytes that lack nothing but the nonce; `nonces` are the places where it goes. */
export type Packed = { bytes: Buffer; nonces: number[] };

/** The template with everything but the nonce filled in. */
export function filled(template: TemplatePage, { in: parts }: Pick<VisitorParts, "in">): Packed {
  const nonces: number[] = [];
  let length = 0;
  const pieces = template.map((piece) => {
    if (piece === "nonce") nonces.push(length);
    const bytes = piece === "nonce" ? noNonce : typeof piece === "string" ? parts[piece] : piece;
    length += bytes.length;
    return bytes;
  });
  return { bytes: Buffer.concat(pieces, length), nonces };
}

/** A copy with this nonce in all its places. */
export function withNonce({ bytes, nonces }: Packed, nonce: string): Buffer {
  const copy = Buffer.allocUnsafe(bytes.length);
  bytes.copy(copy);
  for (const at of nonces) copy.write(nonce, at, "latin1");
  return copy;
}

/** The bytes between the nonces, not copied. */
export function cutAtNonces({ bytes, nonces }: Packed): TemplatePage {
  let done = 0;
  const cut = nonces.flatMap((at): TemplatePage => {
    const piece = bytes.subarray(done, at);
    done = at + nonceLength;
    return [piece, "nonce"];
  });
  return [...cut, bytes.subarray(done)];
}
