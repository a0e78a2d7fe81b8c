import type { Laid } from "./laid";
import { nonceLength } from "./nonce";

/**
 * The pieces between the nonces as text with a letter for each byte (latin1). Such a text is put together (`join`) without
 * a buffer, and Node sends it in one go with the headers, which costs half of what two buffers do.
 */
export type Ready = { pieces: string[]; length: number };

export function ready({ bytes, nonces }: Laid): Ready {
  const starts = [0, ...nonces.map((at) => at + nonceLength)];
  const ends = [...nonces, bytes.length];
  return {
    pieces: starts.map((start, index) => bytes.toString("latin1", start, ends[index])),
    length: bytes.length,
  };
}
