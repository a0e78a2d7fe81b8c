import { csvLines } from "~/base/lib/csv/csv";
import { dayOf } from "~/base/lib/days";
import { stateName } from "~/base/lib/india/states";
import { decimalRupees } from "~/base/lib/money";
import type { ReturnPeriod } from "./period";
import { type IssuedPaper, papersIn } from "./papers-in.server";

const columns: [head: string, of: (paper: IssuedPaper) => string][] = [
  ["Date", ({ content }) => dayOf(content.issuedAt)],
  ["Voucher type", ({ series }) => (series === "PR" ? "Sales" : "Credit Note")],
  ["Voucher number", ({ content }) => content.number],
  ["Title", ({ content }) => content.title],
  ["Against invoice", ({ content }) => content.corrects?.number ?? ""],
  ["Order", ({ content }) => content.order.number],
  ["Party", ({ content }) => content.buyer.firm ?? content.buyer.name],
  ["GSTIN", ({ content }) => content.buyer.gstin ?? ""],
  ["Place of supply", ({ content }) => content.placeOfSupply?.name ?? ""],
  ["State code", ({ content }) => content.placeOfSupply?.code ?? ""],
  ["Taxable value (INR)", ({ content }) => decimalRupees(content.totals.taxablePaise)],
  ["CGST (INR)", ({ content }) => decimalRupees(content.totals.cgstPaise)],
  ["SGST (INR)", ({ content }) => decimalRupees(content.totals.sgstPaise)],
  ["IGST (INR)", ({ content }) => decimalRupees(content.totals.igstPaise)],
  ["Total (INR)", ({ content }) => decimalRupees(content.totals.totalPaise)],
  ["Of which delivery and fee (INR)", ({ content }) => decimalRupees(content.chargesPaise)],
  ["How paid", ({ content }) => content.payment?.method ?? content.unpaid ?? ""],
  ["Payment", ({ content }) => content.payment?.id ?? ""],
  ["Reason", ({ content }) => content.corrects?.reason ?? ""],
  ["State of the firm", ({ content }) => stateName(content.seller.state?.code ?? null) ?? ""],
];

/**
 * Every invoice and credit note of a period, one row each, for the accountant's program: amounts in rupees, never negative; the
 * voucher type says on which side they stand. Bills of supply too.
 */
export async function* ledgerAsCsv(period: ReturnPeriod): AsyncGenerator<string> {
  yield csvLines([columns.map(([head]) => head)]);
  for await (const batch of papersIn(period))
    yield csvLines(batch.map((paper) => columns.map(([, of]) => of(paper))));
}
