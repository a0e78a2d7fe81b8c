import { setImmediate as othersTurn } from "node:timers/promises";
import type Pdf from "pdfkit";
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

/**
 * Draws sheets as one PDF, each starting on a new page of this size (points). Other requests get their turn between two sheets:
 * a hundred of them take seconds.
 */
export async function pdfOfSheets(
  { title, author, at }: About,
  size: "A4" | [width: number, height: number],
  sheets: ((document: PdfDocument) => void)[],
): Promise<Buffer> {
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
  const bytes = bytesOf(document);
  for (const draw of sheets) {
    document.addPage();
    draw(document);
    document.flushPages();
    await othersTurn();
  }
  document.end();
  return bytes;
}

/** The answer that downloads a PDF under this name. */
export function pdfFile(name: string, bytes: Buffer): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${name}.pdf"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

function bytesOf(document: PdfDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
  });
}
