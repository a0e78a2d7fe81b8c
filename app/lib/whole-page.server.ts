import { Writable } from "node:stream";

/**
 * Gathers a page that React writes and hands it on in one piece: a stream of web pieces costs more than the page.
 *
 * Takes NUL bytes out of it. React 18 writes pages in pieces of 2048 bytes and fills a piece up with NULs when its last
 * letter (₹, or any of Gujarati) has no room in it (facebook/react #24985); a browser shows them as �.
 */
export function wholePage(use: (page: Buffer<ArrayBuffer>) => void): Writable {
  const pieces: Uint8Array[] = [];
  return new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece.includes(0) ? piece.filter((byte) => byte !== 0) : piece);
      done();
    },
    final(done) {
      use(Buffer.concat(pieces));
      done();
    },
  });
}
