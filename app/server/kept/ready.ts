import { type Laid, withNonce } from "./laid";
import { nonceLength } from "./nonce";

/**
 * A page as it is sent: long stretches without a nonce as they lie in memory, short ones with the nonces between them as
 * bytes to be copied. Copying all of a page costs as much again as sending it.
 */
export type Ready = { runs: (Buffer | Laid)[]; length: number };

/** Shorter stretches (bytes) are cheaper to copy than to send by themselves. */
const long = 2048;

export function ready({ bytes, nonces }: Laid): Ready {
  const runs: (Buffer | Laid)[] = [];
  let from = 0;
  let places: number[] = [];
  const copyUpTo = (end: number) => {
    if (end > from) runs.push({ bytes: bytes.subarray(from, end), nonces: places });
    from = end;
    places = [];
  };
  for (const [index, end] of [...nonces, bytes.length].entries()) {
    const start = index === 0 ? 0 : (nonces[index - 1] ?? 0) + nonceLength;
    if (end - start >= long) {
      copyUpTo(start);
      runs.push(bytes.subarray(start, end));
      from = end;
    }
    if (end < bytes.length) places.push(end - from);
  }
  copyUpTo(bytes.length);
  return { runs, length: bytes.length };
}

/** What to send, in order. */
export function bodyOf({ runs }: Ready, nonce: string): Buffer[] {
  return runs.map((run) => (Buffer.isBuffer(run) ? run : withNonce(run, nonce)));
}
