import { csvLines } from "~/base/lib/csv/csv";
import { dayOf } from "~/base/lib/days";
import { decimalRupees } from "~/base/lib/money";
import { stateWithCode } from "~/base/lib/india/states";
import { contentOf, type InvoiceContent, kindWords, totalsOf } from "../content";
import { boundsOf, type InvoiceFilter } from "./invoice-filter";
import { paperBatches } from "../paper-batches.server";

const columns = [
  "Kind",
  "Number",
  "Date (IST)",
  "Corrects invoice",
  "Order",
  "Buyer",
  "Buyer's GSTIN",
  "Place of supply",
  "HSN",
  "GST rate %",
  "Taxable value (INR)",
  "CGST (INR)",
  "SGST (INR)",
  "IGST (INR)",
  "Total (INR)",
  "Line",
  "Discount (INR)",
  "Buyer's firm",
];

/**
 * The invoices and credit notes of a year or month as CSV for the accountant, oldest first: one row per HSN code and rate,
 * with rows of their own for delivery and fee. Amounts are in rupees and never negative; subtract the rows whose kind is a credit note. Yields chunks of 100 documents at most.
 */
export async function* invoicesAsCsv(filter: InvoiceFilter): AsyncGenerator<string> {
  yield csvLines([columns]);
  for (const batch of paperBatches(boundsOf(filter)))
    yield csvLines(batch.flatMap((row) => rowsOf(contentOf(row))));
}

function rowsOf(content: InvoiceContent): string[][] {
  const rates = new Map<string, InvoiceContent["lines"]>();
  for (const line of content.lines) {
    const key = `${line.kind} ${line.hsn} ${line.gstBasisPoints}`;
    rates.set(key, [...(rates.get(key) ?? []), line]);
  }
  return [...rates.values()].map((lines) => [...paperCells(content), ...rateCells(content, lines)]);
}

function paperCells({
  title,
  number,
  issuedAt,
  corrects,
  order,
  buyer,
  placeOfSupply,
}: InvoiceContent) {
  return [
    title,
    number,
    dayOf(issuedAt),
    corrects?.number ?? "",
    order.number,
    buyer.name,
    buyer.gstin ?? "",
    placeOfSupply ? stateWithCode(placeOfSupply.code) : "",
  ];
}

function rateCells({ tax, buyer }: InvoiceContent, lines: InvoiceContent["lines"]): string[] {
  const totals = totalsOf(lines);
  const [first] = lines;
  return [
    first?.hsn ?? "",
    tax === "none" || !first ? "" : String(first.gstBasisPoints / 100),
    decimalRupees(totals.taxablePaise),
    decimalRupees(totals.cgstPaise),
    decimalRupees(totals.sgstPaise),
    decimalRupees(totals.igstPaise),
    decimalRupees(totals.totalPaise),
    first ? kindWords[first.kind] : "",
    decimalRupees(lines.reduce((sum, { discountPaise }) => sum + discountPaise, 0)),
    buyer.firm ?? "",
  ];
}
