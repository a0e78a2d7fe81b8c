import { inflateSync } from "node:zlib";

const header = 44;
const packedEntry = 20;
const entry = 16;

/**
 * The bytes of a WOFF file → those of the font in it. The PDF library reads WOFF too, but unpacks a table again every time
 * it wants a letter of it: seconds of work for a page.
 */
export function unpackedFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, index));
  const directory = Buffer.alloc(12 + count * entry);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  // How far a binary search of the tables goes: the largest power of two in their number.
  const steps = Math.floor(Math.log2(count));
  directory.writeUInt16BE(2 ** steps * entry, 6);
  directory.writeUInt16BE(steps, 8);
  directory.writeUInt16BE((count - 2 ** steps) * entry, 10);
  let offset = directory.length;
  for (const [index, { tag, checksum, bytes, padded }] of tables.entries()) {
    const at = 12 + index * entry;
    tag.copy(directory, at);
    checksum.copy(directory, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(bytes.length, at + 12);
    offset += padded.length;
  }
  return Buffer.concat([directory, ...tables.map(({ padded }) => padded)]);
}

function tableAt(woff: Buffer, index: number) {
  const at = header + index * packedEntry;
  const [offset, packed, length] = [4, 8, 12].map((part) => woff.readUInt32BE(at + part));
  if (offset === undefined || packed === undefined || length === undefined) {
    throw new RangeError("The font file is cut off");
  }
  const stored = woff.subarray(offset, offset + packed);
  const bytes = packed < length ? inflateSync(stored) : stored;
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.subarray(at + 16, at + 20),
    bytes,
    padded: Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]),
  };
}
