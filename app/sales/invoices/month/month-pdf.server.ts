import { db } from "~/base/db/connection.server";
import { monthBounds } from "../financial-year";
import { monthInWords } from "~/base/lib/dates";
import { drawInvoice } from "../pdf/invoice-pdf.server";
import { type PdfDocument, pdfChunks, pdfInPieces } from "../pdf/pdf-document.server";
import { PdfPage } from "../pdf/pdf-page.server";
import { styles } from "../pdf/pdf-parts.server";
import { contentOf, type InvoiceContent } from "../content";
import { paperBatches } from "../paper-batches.server";
import { sellerNow } from "../seller.server";

/** How long other requests have the process for themselves after each paper, as a share of what the paper took. */
const rest = 0.5;

/**
 * All invoices and credit notes of a month (`2026-11`) as the download of one PDF, oldest first, each with page numbers of its own.
 * In pieces, as fast as they are taken: 10,000 papers are about a minute's work and never in memory together. Throws a RangeError if
 * there is no such month.
 */
export function monthDownload(month: string): Response {
  const bounds = monthBounds(month);
  if (!bounds) throw new RangeError(`No such month: ${month}`);
  const about = {
    title: `Invoices and credit notes of ${monthInWords(month)}`,
    author: sellerNow(db).name,
    at: bounds.from,
  };
  return pdfInPieces(`invoices-${month}`, pdfChunks(about, "A4", papersWithin(bounds), draw, rest));
}

/** Null: there are none, and a file without a page is none. */
function* papersWithin(bounds: { from: number; until: number }) {
  let isEmpty = true;
  for (const batch of paperBatches(bounds)) {
    isEmpty = false;
    for (const row of batch) yield contentOf(row);
  }
  if (isEmpty) yield null;
}

function draw(document: PdfDocument, content: InvoiceContent | null): void {
  const page = new PdfPage(document);
  if (content) drawInvoice(page, content);
  else page.paragraph("No invoices in this month", styles.normal);
}
