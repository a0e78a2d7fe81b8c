import { constants, crc32, deflateRawSync } from "node:zlib";
import { noNonce, nonceLength } from "./nonce";
import { lengthOf } from "./segments";
import type { TemplatePage } from "./template";

/*
 * A gzip file is a row of blocks. The blocks of a template are packed once; what fills it is put between them as blocks that
 * are not packed (RFC 1951, 3.2.4). So an answer is a matter of copying, and of the check sum at its end.
 */

/** How far back (bytes) a block may say "the same as there". */
const window = 32 * 1024;

/** RFC 1952, 2.3: gzip, deflate, no flags, no time, best effort, Unix. */
export const gzipStart = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3]);

/** An empty last block, the check sum of the page that these are the bytes of, and the page's length. */
export function gzipEnd(page: Buffer[]): Buffer {
  const sum = page.reduce((before, piece) => crc32(piece, before), 0);
  const end = Buffer.allocUnsafe(10);
  end.writeUInt16LE(0x0003, 0);
  end.writeUInt32LE(sum, 2);
  end.writeUInt32LE(lengthOf(page) >>> 0, 6);
  return end;
}

/** These bytes as blocks that are not packed. */
export function stored(bytes: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 0xffff) {
    const block = bytes.subarray(at, at + 0xffff);
    blocks.push(storedStart(block.length), block);
  }
  return Buffer.concat(blocks);
}

function storedStart(length: number): Buffer {
  const start = Buffer.alloc(5);
  start.writeUInt16LE(length, 1);
  start.writeUInt16LE(~length & 0xffff, 3);
  return start;
}

/**
 * The pieces of a template, packed. A piece may repeat what stands before it as far back as a hole whose length differs from
 * visitor to visitor; never what is in a hole.
 */
export function packedPieces(template: TemplatePage): TemplatePage {
  let before = Buffer.alloc(0);
  return template.flatMap((piece): TemplatePage => {
    if (piece === "nonce") {
      before = Buffer.concat([before, noNonce]);
      return [storedStart(nonceLength), piece];
    }
    if (typeof piece === "string") {
      before = Buffer.alloc(0);
      return [piece];
    }
    const dictionary = before.subarray(-window);
    before = Buffer.concat([before, piece]);
    const packed = deflateRawSync(piece, {
      level: constants.Z_BEST_COMPRESSION,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(dictionary.length > 0 ? { dictionary } : {}),
    });
    return [packed];
  });
}
