import { and, desc, gte, lt } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { invoices } from "~/base/db/schema";
import { contentOf } from "~/sales/invoices/content";
import { companyFacts } from "~/upkeep/pages/company.server";
import { indianTime } from "~/base/lib/india/indian-time";
import { Collected } from "./collect";
import { hsnDigits } from "./hsn-digits.server";
import { type IssuedNumbers, issuedNumbers } from "./issued-numbers.server";
import type { ReturnMonth } from "./month";
import { papersOfMonth } from "./month-papers.server";
import { returnJson } from "./return-json";
import { type Gstr1, returnShape } from "./return-shape";
import { Warnings } from "./warnings";

/** A month's return. `file`: null if it cannot be given out; `problem` says why. */
type GstReturn = {
  month: string;
  gstin: string | null;
  collected: Collected;
  issued: IssuedNumbers[];
  file: Gstr1 | null;
  problem: string | null;
  warnings: string[];
};

/** Adds up the papers of a month and writes its return. Reads in batches, and lets other requests in between. */
export async function gstReturnOf(month: ReturnMonth): Promise<GstReturn> {
  const gstin = gstinOf(month);
  const collected = new Collected();
  const warnings = new Warnings(gstin, hsnDigits());
  for await (const batch of papersOfMonth(month)) {
    for (const paper of batch) {
      warnings.look(paper);
      if (paper.content.tax === "none" || paper.content.seller.gstin !== gstin) continue;
      collected.add(paper);
    }
  }
  const issued = gstin === null ? [] : issuedNumbers(month, gstin);
  const found = { month: month.month, gstin, collected, issued };
  const { file, problem } = checkedFile(found);
  return { ...found, file, problem, warnings: warnings.sentences(collected) };
}

/** The name under which the tool keeps such a file: the day it is made (`now`, UTC ms), and whose it is. */
export function returnFileName(gstin: string, now: number): string {
  return `returns_${indianTime(now).format("DDMMYYYY")}_R1_${gstin}_offline.json`;
}

function checkedFile({
  month,
  gstin,
  collected,
  issued,
}: Pick<GstReturn, "month" | "gstin" | "collected" | "issued">) {
  if (gstin === null) return { file: null, problem: "The firm has no GSTIN in the settings" };
  const checked = returnShape.safeParse(returnJson(gstin, month, collected, issued));
  if (checked.success) return { file: checked.data, problem: null };
  const [first] = checked.error.issues;
  const problem = `The file would not be taken: ${first?.path.join(" › ")}: ${first?.message}`;
  return { file: null, problem };
}

/** Of the newest taxed paper of the month; else that of the settings. */
function gstinOf({ from, until }: ReturnMonth): string | null {
  const newest = db
    .select({ content: invoices.content })
    .from(invoices)
    .where(and(gte(invoices.createdAt, from), lt(invoices.createdAt, until)))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(1)
    .get();
  return (newest && contentOf(newest).seller.gstin) ?? companyFacts().gstin;
}
