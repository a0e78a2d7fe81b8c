import {
  brotliCompressSync,
  brotliDecompressSync,
  type BrotliCompress,
  constants,
  createBrotliCompress,
} from "node:zlib";
import { type Packed, withNonce } from "./packed";
import { newNonce, nonceLength } from "./nonce";

/** A page packed for one answer, in less than a millisecond. */
export function quicklyPacked(page: Buffer): Buffer {
  return brotliCompressSync(page, { params: paramsFor(page.length, 5) });
}

/**
 * A page packed with brotli in which the nonce can be changed without packing it again: the packer is
 * told to flush before and after each place of it, and what it made of that place is exchanged for a block that is not
 * packed. It has seen bytes there that nothing else repeats, so no other block leans on them. Null when it turns out not to
 * unpack to the page: then there is no such copy of this page.
 */
export async function packedWithHoles(page: Packed): Promise<Packed | null> {
  const laid = await packedAround(page);
  return isTrue(laid, page) ? laid : null;
}

/** RFC 7932, 9.2: not the last block, as many bytes as a nonce has, not packed. */
const storedStart = Buffer.from([((nonceLength - 1) << 3) & 0xff, 0, 0x08]);

async function packedAround({ bytes, nonces }: Packed): Promise<Packed> {
  const brotli = createBrotliCompress({
    params: paramsFor(bytes.length, constants.BROTLI_MAX_QUALITY),
  });
  const output: Buffer[] = [];
  brotli.on("data", (piece: Buffer) => output.push(piece));

  const packed: Buffer[] = [];
  const places: number[] = [];
  let length = 0;
  const add = (...pieces: Buffer[]) => {
    packed.push(...pieces);
    for (const piece of pieces) length += piece.length;
  };
  let done = 0;
  for (const at of nonces) {
    await flushed(brotli, bytes.subarray(done, at));
    done = at + nonceLength;
    add(...output.splice(0), storedStart);
    places.push(length);
    add(bytes.subarray(at, done));
    await flushed(brotli, bytes.subarray(at, done));
    output.length = 0;
  }
  await new Promise<void>((resolve, reject) => {
    brotli.once("end", resolve).once("error", reject).end(bytes.subarray(done));
  });
  add(...output);
  return { bytes: Buffer.concat(packed), nonces: places };
}

const paramsFor = (length: number, quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
  // As far as the page reaches: the packer takes memory for all that it may look back at.
  [constants.BROTLI_PARAM_LGWIN]: Math.max(16, Math.ceil(Math.log2(length + 16))),
});

/** Once all that was made of these bytes has come out. */
function flushed(brotli: BrotliCompress, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    brotli.once("error", reject);
    brotli.write(bytes);
    brotli.flush(constants.BROTLI_OPERATION_FLUSH, () => {
      brotli.off("error", reject);
      resolve();
    });
  });
}

/** Whether it unpacks to the page with a nonce in it. */
function isTrue(laid: Packed, page: Packed): boolean {
  const nonce = newNonce();
  try {
    return brotliDecompressSync(withNonce(laid, nonce)).equals(withNonce(page, nonce));
  } catch {
    return false;
  }
}
