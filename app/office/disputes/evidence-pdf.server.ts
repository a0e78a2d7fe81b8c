import { pdfFile, pdfOf } from "~/sales/invoices/pdf/pdf-document.server";
import type { PdfPage } from "~/sales/invoices/pdf/pdf-page.server";
import { styles } from "~/sales/invoices/pdf/pdf-parts.server";
import { sellerFacts } from "~/sales/invoices/wording";
import { type Evidence, evidenceOf } from "./evidence.server";

/** What proves the sale of a case as a PDF to download. Null: there is no such case, or the shop knows no order of it. */
export async function evidenceDownload(id: string): Promise<Response | null> {
  const evidence = evidenceOf(id);
  if (!evidence) return null;
  const about = { title: `Evidence in ${id}`, author: evidence.seller.name, at: evidence.at };
  return pdfFile(`evidence-${id}`, await pdfOf(about, [evidence], draw));
}

function draw(page: PdfPage, evidence: Evidence): void {
  page.logo();
  page.paragraph(`Evidence in dispute ${evidence.id}`, styles.large);
  page.paragraph(evidence.seller.name, styles.strong);
  part(page, "The dispute", evidence.case);
  part(page, "The order", evidence.order);
  part(page, "The buyer, as typed when ordering", evidence.buyer);
  texts(page, "Goods", evidence.goods);
  part(page, "The parcel", evidence.parcel);
  texts(page, "What happened", evidence.past);
  if (evidence.mails.length > 0) title(page, "Mails to the buyer");
  for (const { head, text } of evidence.mails) {
    page.paragraph(head, styles.strong);
    page.paragraph(text, styles.normal);
    page.y += 6;
  }
  part(page, "The seller", sellerFacts(evidence));
  page.numberPages(evidence.id, styles.quiet);
}

function title(page: PdfPage, words: string): void {
  page.y += 12;
  if (!page.hasRoom(40)) page.turn();
  page.rule();
  page.y += 6;
  page.paragraph(words, styles.strong);
  page.y += 2;
}

function part(page: PdfPage, words: string, facts: { label: string; value: string }[]): void {
  if (facts.length === 0) return;
  title(page, words);
  for (const { label, value } of facts) page.paragraph(`${label}: ${value}`, styles.normal);
}

function texts(page: PdfPage, words: string, lines: string[]): void {
  if (lines.length === 0) return;
  title(page, words);
  for (const line of lines) page.paragraph(line, styles.normal);
}
