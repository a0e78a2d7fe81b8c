import { amountWithPaise } from "~/base/lib/money";
import { percent } from "~/base/lib/percent";
import type { InvoiceContent, InvoiceLine } from "../content";
import type { PdfPage } from "../pdf/pdf-page.server";
import { PdfText, type Style } from "../pdf/pdf-text.server";
import {
  addresseeLines,
  buyerLabel,
  closingWords,
  footFacts,
  headFacts,
  namesOf,
  quantityOf,
  sellerFacts,
  taxShown,
} from "../wording";

/** Black only: the printer of a counter knows no other colour. */
const black = "#000";
const normal: Style = { size: 8.5, colour: black };
const strong: Style = { ...normal, weight: 700 };
const large: Style = { size: 12, weight: 700, colour: black };
const space = 5;

/** Draws a paper from top to bottom in one column; says all that its A4 form says. */
export function drawRoll(page: PdfPage, content: InvoiceContent): void {
  const { seller, buyer, deliverTo } = content;
  page.logo(130, page.left + (page.width - 130) / 2);
  page.paragraph(seller.name, large);
  page.paragraph(seller.address ?? "", normal);
  facts(page, sellerFacts(content));
  line(page);
  page.paragraph(content.title, large);
  facts(page, headFacts(content));
  line(page);
  person(page, buyerLabel(content), buyer);
  if (deliverTo) person(page, "Delivered to", deliverTo);
  line(page);
  for (const each of content.lines) goods(page, each, taxShown(content));
  line(page);
  sums(page, content);
  line(page);
  facts(page, footFacts(content));
  page.y += space;
  page.paragraph(closingWords, normal);
}

function facts(page: PdfPage, list: { label: string; value: string }[]): void {
  for (const { label, value } of list) page.paragraph(`${label}: ${value}`, normal);
}

function person(page: PdfPage, label: string, who: Parameters<typeof addresseeLines>[0]): void {
  const { first, below } = addresseeLines(who);
  page.paragraph(label, normal);
  page.paragraph(first, strong);
  for (const words of below) page.paragraph(words, normal);
}

function goods(page: PdfPage, each: InvoiceLine, tax: InvoiceContent["tax"]): void {
  page.paragraph(namesOf(each), strong);
  const packs = each.quantity > 0 ? quantityOf(each).replace("\n", " = ") : "";
  page.paragraph([packs, `HSN ${each.hsn}`].filter(Boolean).join(" · "), normal);
  if (each.quantity > 0)
    pair(page, "Price of a pack, incl. tax", amountWithPaise(each.unitPricePaise));
  if (each.discountPaise > 0) pair(page, "Discount", `−${amountWithPaise(each.discountPaise)}`);
  if (tax !== "none") {
    pair(page, "Taxable value", amountWithPaise(each.taxablePaise));
    for (const [label, paise] of taxesOf(each, each.gstBasisPoints, tax))
      pair(page, label, amountWithPaise(paise));
  }
  pair(page, "Amount", amountWithPaise(each.totalPaise), strong);
  page.y += space;
}

function sums(page: PdfPage, content: InvoiceContent): void {
  const { totals, corrects, unpaid } = content;
  const tax = taxShown(content);
  if (tax !== "none") {
    pair(page, "Taxable value", amountWithPaise(totals.taxablePaise));
    for (const [label, paise] of taxesOf(totals, null, tax))
      pair(page, label, amountWithPaise(paise));
  }
  const label = corrects ? (unpaid ? "Credited" : "Given back") : "Total";
  pair(page, label, `₹${amountWithPaise(totals.totalPaise)}`, large);
}

/** `rate`: of all taxes together, in basis points; null where lines have several. */
function taxesOf(
  parts: Pick<InvoiceLine, "cgstPaise" | "sgstPaise" | "igstPaise">,
  rate: number | null,
  tax: "intra" | "inter",
): [string, number][] {
  const named = (name: string, share: number) =>
    rate === null ? name : `${name} ${percent(rate / share)}`;
  return tax === "intra"
    ? [
        [named("CGST", 2), parts.cgstPaise],
        [named("SGST", 2), parts.sgstPaise],
      ]
    : [[named("IGST", 1), parts.igstPaise]];
}

/** Words at the left, a figure at the right of one line. */
function pair(page: PdfPage, label: string, figure: string, style: Style = normal): void {
  page.text.line(label, page.left, page.y, style);
  page.text.line(figure, page.right, page.y, style, true);
  page.y += PdfText.lineHeight(style);
}

function line(page: PdfPage): void {
  page.y += space;
  page.rule();
  page.y += space;
}
