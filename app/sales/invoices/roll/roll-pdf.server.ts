import type { InvoiceContent } from "../content";
import { pdfFile, pdfOfSheets } from "../pdf/pdf-document.server";
import { PdfPage } from "../pdf/pdf-page.server";
import { drawRoll } from "./roll-drawing.server";

const pointsOfMm = (mm: number) => (mm * 72) / 25.4;

/** The paper of a counter's printer is 80 mm wide; it prints 72 mm of them. */
const width = pointsOfMm(80);
const margin = pointsOfMm(4);
/** More than a PDF page may be long; only to find out how long the receipt is. */
const longest = 14_400;

/** An invoice or credit note for the roll: one page, 80 mm wide and as long as needed. */
async function rollPdf(content: InvoiceContent): Promise<Buffer> {
  const about = {
    title: `${content.title} ${content.number}`,
    author: content.seller.name,
    at: content.issuedAt,
  };
  const drawn = (height: number, done = (_end: number) => {}) =>
    pdfOfSheets(about, [width, height], [content], (document) => {
      const page = new PdfPage(document, { width, height, margin, foot: 0 });
      drawRoll(page, content);
      done(page.y);
    });
  let length = longest;
  await drawn(longest, (end) => (length = Math.ceil(end + margin)));
  return drawn(length);
}

export const rollDownload = async (content: InvoiceContent): Promise<Response> =>
  pdfFile(`${content.number}-roll`, await rollPdf(content));
