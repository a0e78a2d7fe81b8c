import { setImmediate as othersTurn, setTimeout as pause } from "node:timers/promises";
import type Pdf from "pdfkit";
import { turnsOf } from "~/lib/beside/turns";
import { second } from "~/lib/time";
import { PdfPage } from "./pdf-page.server";

export type PdfDocument = InstanceType<typeof Pdf>;

/** What the file says about itself. `at`: its date (UTC ms). */
type About = { title: string; author: string; at: number };

/** Draws a paper as a PDF. Deterministic: the file's creation date is the paper's. */
export const pdfOf = (about: About, draw: (page: PdfPage) => void): Promise<Buffer> =>
  pdfOfPapers(about, [draw]);

/** The same for several papers in one file, each with pages and page numbers of its own. */
export const pdfOfPapers = (about: About, papers: ((page: PdfPage) => void)[]): Promise<Buffer> =>
  pdfOfSheets(
    about,
    "A4",
    papers.map((draw) => (document) => draw(new PdfPage(document))),
  );

type Size = "A4" | [width: number, height: number];
type Draw = (document: PdfDocument) => void;

/** Whoever has an order may ask for its papers again and again: one is drawn at a time, and pages are made between its sheets. */
const { inTurn } = turnsOf({ atOnce: 1, waiting: 20, patience: 10 * second });

/** Draws sheets as one PDF, each starting on a new page of this size (points). Throws `TooBusy` when too many wait for theirs. */
export function pdfOfSheets(about: About, size: Size, sheets: Draw[]): Promise<Buffer> {
  return inTurn(async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of pdfChunks(about, size, sheets)) chunks.push(chunk);
    return Buffer.concat(chunks);
  });
}

/**
 * The same in pieces: a sheet is drawn when the piece before it was taken, so that little of a long file is in memory. Fonts and
 * logo are in it once. Other requests get their turn between two sheets. `rest`: how long to leave the machine to them after each
 * sheet, as a share of what it took.
 */
export async function* pdfChunks(
  { title, author, at }: About,
  size: Size,
  sheets: Iterable<Draw>,
  rest = 0,
): AsyncGenerator<Buffer> {
  // Imported on first use: it is large, and most processes never render a PDF.
  const { default: Document } = await import("pdfkit");
  const document = new Document({
    size,
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: "en-IN",
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(at) },
  });
  for (const draw of sheets) {
    const began = performance.now();
    document.addPage();
    draw(document);
    document.flushPages();
    const written: Buffer | null = document.read();
    if (written) yield written;
    const idle = rest * (performance.now() - began);
    await (idle < 1 ? othersTurn() : pause(idle));
  }
  document.end();
  for await (const last of document) yield last as Buffer;
}

/** The answer that downloads a PDF under this name. */
export const pdfFile = (name: string, bytes: Buffer): Response =>
  new Response(new Uint8Array(bytes), { headers: headersFor(name) });

/** The same for a file in pieces: made only as fast as they are sent, and no further when the client leaves. */
export const pdfInPieces = (name: string, pieces: AsyncGenerator<Buffer>): Response =>
  new Response(
    new ReadableStream<Uint8Array>({
      async pull(stream) {
        const { done, value } = await pieces.next();
        if (done) stream.close();
        else stream.enqueue(new Uint8Array(value));
      },
      cancel: async () => void (await pieces.return(undefined)),
    }),
    { headers: headersFor(name) },
  );

const headersFor = (name: string) => ({
  "Content-Type": "application/pdf",
  "Content-Disposition": `attachment; filename="${name}.pdf"`,
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
});
