import { Transform } from "node:stream";

/**
 * Takes NUL bytes out of a page on its way out. React 18 writes pages in pieces of 2048 bytes and fills a piece up with NULs
 * when its last letter (₹, or any of Gujarati) has no room in it (facebook/react #24985); a browser shows them as �.
 */
export function nulFilter(): Transform {
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      done(null, piece.includes(0) ? piece.filter((byte) => byte !== 0) : piece);
    },
  });
}
