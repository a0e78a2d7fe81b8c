import type Pdf from "pdfkit";
import type { InvoiceContent } from "./content";
import { inks, PdfPage } from "./pdf-page.server";
import { drawTable } from "./pdf-table.server";
import type { Style } from "./pdf-text.server";
import {
  addresseeLines,
  closingWords,
  columnsOf,
  type Fact,
  footFacts,
  headFacts,
  sellerFacts,
} from "./wording";

const normal: Style = { size: 9 };
const quiet: Style = { size: 8, colour: inks.quiet };
const strong: Style = { size: 9, weight: 700 };
const large: Style = { size: 15, weight: 700 };

/** A download response for the PDF, named after the document's number. */
export async function pdfDownload(content: InvoiceContent): Promise<Response> {
  return new Response(new Uint8Array(await invoicePdf(content)), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${content.number}.pdf"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** Renders an invoice or credit note as a PDF. Deterministic: the file's creation date is the document's date. */
export async function invoicePdf(content: InvoiceContent): Promise<Buffer> {
  // Imported on first use: it is large, and most processes never render a PDF.
  const { default: Document } = await import("pdfkit");
  const document = new Document({
    size: "A4",
    margin: 0,
    bufferPages: true,
    lang: "en-IN",
    displayTitle: true,
    info: {
      Title: `${content.title} ${content.number}`,
      Author: content.seller.name,
      CreationDate: new Date(content.issuedAt),
    },
  });
  const bytes = bytesOf(document);
  draw(new PdfPage(document), content);
  document.end();
  return bytes;
}

function bytesOf(document: InstanceType<typeof Pdf>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
  });
}

function draw(page: PdfPage, content: InvoiceContent): void {
  const { seller, buyer, deliverTo } = content;
  page.beside(
    (x) => {
      page.paragraph(seller.name, large, x, page.half);
      page.paragraph(seller.address ?? "", normal, x, page.half);
      drawFacts(page, sellerFacts(content), x);
    },
    (x) => {
      page.paragraph(content.title, large, x, page.half);
      drawFacts(page, headFacts(content), x);
    },
  );
  page.y += 10;
  page.rule();
  page.y += 10;
  page.beside(
    (x) => drawPerson(page, deliverTo ? "Billed to" : "Billed and delivered to", buyer, x),
    (x) => deliverTo && drawPerson(page, "Delivered to", deliverTo, x),
  );
  page.y += 12;
  drawTable(page, columnsOf(content), content.lines);
  page.y += 12;
  for (const { label, value } of footFacts(content)) {
    page.paragraph(label, quiet);
    page.paragraph(value, normal);
    page.y += 4;
  }
  page.y += 6;
  page.paragraph(closingWords, quiet);
  page.numberPages(content.number, quiet);
}

/** The label column is as wide as the longest label. */
function drawFacts(page: PdfPage, facts: Fact[], x: number): void {
  const labels = Math.max(0, ...facts.map(({ label }) => page.text.widthOf(label, quiet))) + 8;
  page.y += 3;
  for (const { label, value } of facts) {
    page.text.line(label, x, page.y + 1, quiet);
    page.paragraph(value, normal, x + labels, page.half - labels);
  }
}

function drawPerson(
  page: PdfPage,
  label: string,
  person: Parameters<typeof addresseeLines>[0],
  x: number,
): void {
  const { first, below } = addresseeLines(person);
  page.paragraph(label, quiet, x, page.half);
  page.paragraph(first, strong, x, page.half);
  for (const line of below) page.paragraph(line, normal, x, page.half);
}
