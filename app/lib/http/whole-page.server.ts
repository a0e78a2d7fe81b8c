import { Writable } from "node:stream";

/**
 * Collects a page that React streams and passes it on in one piece: streaming costs more than the page.
 *
 * Removes NUL bytes. React 18 writes pages in chunks of 2048 bytes and pads a chunk with NULs when its last character (₹, or any
 * Gujarati letter) does not fit (facebook/react #24985); browsers show them as �.
 */
export function wholePage(onPage: (page: Buffer<ArrayBuffer>) => void): Writable {
  const pieces: Uint8Array[] = [];
  return new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece.includes(0) ? piece.filter((byte) => byte !== 0) : piece);
      done();
    },
    final(done) {
      onPage(Buffer.concat(pieces));
      done();
    },
  });
}
