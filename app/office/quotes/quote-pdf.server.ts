import { pdfFile, pdfOf } from "~/sales/invoices/pdf/pdf-document.server";
import type { PdfPage } from "~/sales/invoices/pdf/pdf-page.server";
import { drawFacts, drawPerson, styles } from "~/sales/invoices/pdf/pdf-parts.server";
import { drawTable } from "~/sales/invoices/pdf/pdf-table.server";
import { sellerFacts } from "~/sales/invoices/wording";
import {
  deliveryRow,
  quoteClosing,
  quoteColumns,
  quoteFoot,
  quoteHead,
  rowsOf,
} from "./quote-words";
import type { ShownQuote } from "./shown-quote.server";

/** A download response for the quote's PDF. */
export async function quoteDownload(quote: ShownQuote): Promise<Response> {
  const { number, seller, at } = quote;
  const about = { title: `Quote ${number}`, author: seller.name, at };
  return pdfFile(number, await pdfOf(about, [quote], draw));
}

function draw(page: PdfPage, quote: ShownQuote): void {
  const { seller, buyer } = quote;
  page.logo();
  page.beside(
    (x) => {
      page.paragraph(seller.name, styles.large, x, page.half);
      page.paragraph(seller.address ?? "", styles.normal, x, page.half);
      drawFacts(page, sellerFacts(quote), x);
    },
    (x) => {
      page.paragraph("Quote", styles.large, x, page.half);
      drawFacts(page, quoteHead(quote), x);
    },
  );
  page.y += 10;
  page.rule();
  page.y += 10;
  drawPerson(page, "For", buyer, page.left);
  page.y += 12;
  drawTable(page, quoteColumns(quote), [...rowsOf(quote), deliveryRow(quote)]);
  page.y += 12;
  for (const { label, value } of quoteFoot(quote)) {
    page.paragraph(label, styles.quiet);
    page.paragraph(value, styles.normal);
    page.y += 4;
  }
  page.y += 6;
  page.paragraph(quoteClosing, styles.quiet);
  page.numberPages(quote.number, styles.quiet);
}
