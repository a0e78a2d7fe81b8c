import { setImmediate as othersTurn, setTimeout as pause } from "node:timers/promises";
import type Pdf from "pdfkit";
import { turnsOf } from "~/base/lib/beside/turns";
import { second } from "~/base/lib/time";
import { PdfPage } from "./pdf-page.server";
import { PdfText } from "./pdf-text.server";
import { shapedFonts } from "./fonts";
import { loadLineOrder } from "./line-order.server";
import { scriptRuns } from "./script-runs";
import { loadShaper } from "./shaper.server";

/** Latin, Devanagari, Gujarati and the usual signs, which the PDF library does by itself. */
const usual = /[\0-\u058f\u0900-\u097f\u0a80-\u0aff\u1e00-\u20ff]+/g;

/** Loads what is needed to write these words: any content of a paper. English papers need nothing. */
async function readyFor(content: unknown): Promise<void> {
  const fonts = scriptRuns(JSON.stringify(content ?? "").replace(usual, "")).map(
    ({ font }) => font,
  );
  if (fonts.some((font) => shapedFonts.has(font))) await loadShaper();
  if (fonts.includes("arabic")) await loadLineOrder();
}

export type PdfDocument = InstanceType<typeof Pdf>;

/** What the file says about itself. `at`: its date (UTC ms). */
type About = { title: string; author: string; at: number };

/**
 * Draws papers as one PDF, each with pages and page numbers of its own. `contents`: all words of each but those that are the same on
 * every one. Deterministic: the file's creation date is the papers'.
 */
export const pdfOf = <Content>(
  about: About,
  contents: Content[],
  draw: (page: PdfPage, content: Content) => void,
): Promise<Buffer> =>
  pdfOfSheets(about, "A4", contents, (document, content) => draw(new PdfPage(document), content));

type Size = "A4" | [width: number, height: number];
type Draw<Content> = (document: PdfDocument, content: Content) => void;

/** Whoever has an order may ask for its papers again and again: one is drawn at a time, and pages are made between its sheets. */
const { inTurn } = turnsOf({ atOnce: 1, waiting: 20, patience: 10 * second });

/** Draws sheets as one PDF, each starting on a new page of this size (points). Throws `TooBusy` when too many wait for theirs. */
export function pdfOfSheets<Content>(
  about: About,
  size: Size,
  contents: Content[],
  draw: Draw<Content>,
): Promise<Buffer> {
  return inTurn(async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of pdfChunks(about, size, contents, draw)) chunks.push(chunk);
    return Buffer.concat(chunks);
  });
}

/**
 * The same in pieces: a sheet is drawn when the piece before it was taken, so that little of a long file is in memory. Fonts and
 * logo are in it once. Other requests get their turn between two sheets. `rest`: how long to leave the machine to them after each
 * sheet, as a share of what it took.
 */
export async function* pdfChunks<Content>(
  { title, author, at }: About,
  size: Size,
  contents: Iterable<Content>,
  draw: Draw<Content>,
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
  for (const content of contents) {
    await readyFor(content);
    const began = performance.now();
    document.addPage();
    draw(document, content);
    document.flushPages();
    const written: Buffer | null = document.read();
    if (written) yield written;
    const idle = rest * (performance.now() - began);
    await (idle < 1 ? othersTurn() : pause(idle));
  }
  document.end();
  for await (const last of document) yield last as Buffer;
}

/** Letters to measure: of a document that nobody reads. `content`: all words that will be asked about. */
export async function pdfText(content: unknown): Promise<PdfText> {
  const { default: Document } = await import("pdfkit");
  await readyFor(content);
  return new PdfText(new Document({ margin: 0 }));
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
