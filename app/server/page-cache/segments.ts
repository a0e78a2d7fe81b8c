import type { Hole, TemplatePage } from "./template";

/** What goes into the holes of a page. */
export type Parts = Record<Hole, Buffer>;

/**
 * A page as it is sent: long pieces as they lie in memory; short ones, with what fills the holes between them, as bytes to be
 * copied. Copying all of a page costs as much again as sending it.
 */
export type Segments = (Buffer | TemplatePage)[];

/** Shorter pieces (bytes) are cheaper to copy than to send by themselves. */
const long = 2048;

export function segmentsOf(page: TemplatePage): Segments {
  const runs: Segments = [];
  let short: TemplatePage | null = null;
  for (const piece of page) {
    if (typeof piece !== "string" && piece.length >= long) {
      runs.push(piece);
      short = null;
    } else if (short) short.push(piece);
    else runs.push((short = [piece]));
  }
  return runs;
}

/** What to send, in order. */
export function bodyOf(runs: Segments, parts: Parts): Buffer[] {
  return runs.map((run) => (Buffer.isBuffer(run) ? run : Buffer.concat(piecesOf(run, parts))));
}

/** The bytes of a page with its holes filled, piece by piece. */
export function piecesOf(page: TemplatePage, parts: Parts): Buffer[] {
  return page.map((piece) => (typeof piece === "string" ? parts[piece] : piece));
}

export const lengthOf = (pieces: Buffer[]) => pieces.reduce((sum, { length }) => sum + length, 0);
