import type { InvoiceContent } from "../content";
import { pdfFile, pdfOf } from "./pdf-document.server";
import type { PdfPage } from "./pdf-page.server";
import { drawFacts, drawPerson, styles } from "./pdf-parts.server";
import { drawTable } from "./pdf-table.server";
import { buyerLabel, closingWords, columnsOf, footFacts, headFacts, sellerFacts } from "../wording";

/** An invoice or credit note as the download of a PDF, named after its number. */
export async function pdfDownload(content: InvoiceContent): Promise<Response> {
  const about = {
    title: `${content.title} ${content.number}`,
    author: content.seller.name,
    at: content.issuedAt,
  };
  return pdfFile(content.number, await pdfOf(about, [content], drawInvoice));
}

/** Several invoices as one PDF, in this order, each with page numbers of its own. `at`: the file's date (UTC ms). */
export const invoicesPdf = (contents: InvoiceContent[], at: number): Promise<Buffer> =>
  pdfOf(
    { title: `${contents.length} invoices`, author: contents[0]?.seller.name ?? "", at },
    contents,
    drawInvoice,
  );

export function drawInvoice(page: PdfPage, content: InvoiceContent): void {
  const { seller, buyer, deliverTo } = content;
  page.logo();
  page.beside(
    (x) => {
      page.paragraph(seller.name, styles.large, x, page.half);
      page.paragraph(seller.address ?? "", styles.normal, x, page.half);
      drawFacts(page, sellerFacts(content), x);
    },
    (x) => {
      page.paragraph(content.title, styles.large, x, page.half);
      drawFacts(page, headFacts(content), x);
    },
  );
  page.y += 10;
  page.rule();
  page.y += 10;
  page.beside(
    (x) => drawPerson(page, buyerLabel(content), buyer, x),
    (x) => deliverTo && drawPerson(page, "Delivered to", deliverTo, x),
  );
  page.y += 12;
  drawTable(page, columnsOf(content), content.lines);
  page.y += 12;
  for (const { label, value } of footFacts(content)) {
    page.paragraph(label, styles.quiet);
    page.paragraph(value, styles.normal);
    page.y += 4;
  }
  page.y += 6;
  page.paragraph(closingWords, styles.quiet);
  page.numberPages(content.number, styles.quiet);
}
