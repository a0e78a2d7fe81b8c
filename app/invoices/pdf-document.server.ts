import type Pdf from "pdfkit";
import { PdfPage } from "./pdf-page.server";

/** What the file says about itself. `at`: its date (UTC ms). */
type About = { title: string; author: string; at: number };

/** Draws a paper as a PDF. Deterministic: the file's creation date is the paper's. */
export async function pdfOf(
  { title, author, at }: About,
  draw: (page: PdfPage) => void,
): Promise<Buffer> {
  // Imported on first use: it is large, and most processes never render a PDF.
  const { default: Document } = await import("pdfkit");
  const document = new Document({
    size: "A4",
    margin: 0,
    bufferPages: true,
    lang: "en-IN",
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(at) },
  });
  const bytes = bytesOf(document);
  draw(new PdfPage(document));
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

function bytesOf(document: InstanceType<typeof Pdf>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
  });
}
