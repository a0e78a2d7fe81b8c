import { randomFillSync } from "node:crypto";

/** 16 random bytes in base64, as in every answer. */
export const nonceLength = 24;
const size = 16;

const supply = Buffer.alloc(size * 256);
let used = supply.length;

/** A nonce nobody has had. Random bytes are fetched for many at once: asking the system for each costs more than the page. */
export function newNonce(): string {
  if (used === supply.length) {
    randomFillSync(supply);
    used = 0;
  }
  used += size;
  return supply.toString("base64", used - size, used);
}

/**
 * Lies in the place of a nonce while a page is packed: bytes that no text in UTF-8 holds, each another one, so that nothing
 * else in the page is written as "the same as over there". The end is that of every nonce: brotli reads what follows a
 * nonce by its last two letters.
 */
export const noNonce = Buffer.from([
  0xc0,
  0xc1,
  ...Array.from({ length: 11 }, (_, index) => 0xf5 + index),
  ...Array.from({ length: 9 }, (_, index) => 0x80 + index),
  0x3d,
  0x3d,
]);
