import type { InvoiceContent } from "~/sales/invoices/content";
import { othersGstinProblem } from "~/base/lib/india/gstin";
import type { IssuedPaper } from "./papers-in.server";

export type Section = "b2b" | "b2cl" | "b2cs" | "cdnr" | "cdnur";

/** Above ₹1,00,000, tax included, a sale to another state is listed by itself, from August 2024 (in paise). */
const largeAbove = 10_000_000;

/** A buyer counts as registered by a GSTIN that can be one. */
export const buyersGstin = ({ buyer }: InvoiceContent): string | null =>
  buyer.gstin && othersGstinProblem(buyer.gstin) === null ? buyer.gstin : null;

/** Where a taxed paper goes. The original invoice decides: its buyer, its place of supply and its value. */
export function sectionOf({ series, original }: IssuedPaper): Section {
  if (buyersGstin(original)) return series === "PR" ? "b2b" : "cdnr";
  const isLarge = original.tax === "inter" && original.totals.totalPaise > largeAbove;
  if (!isLarge) return "b2cs";
  return series === "PR" ? "b2cl" : "cdnur";
}

/** Sections of registered buyers, as the HSN summary divides them. */
export const isToFirm = (section: Section): section is "b2b" | "cdnr" =>
  section === "b2b" || section === "cdnr";
