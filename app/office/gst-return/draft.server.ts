import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { invoices } from "~/base/db/schema";
import { contentOf } from "~/sales/invoices/content";
import { companyFacts } from "~/upkeep/pages/company.server";
import { Collected } from "./collect";
import { iffsIn, wentAhead } from "./filing.server";
import { hsnDigits } from "./hsn-digits.server";
import { issuedNumbers } from "./issued-numbers.server";
import { papersIn } from "./papers-in.server";
import type { ReturnPeriod } from "./period";
import { returnJson } from "./return-json";
import { toolVersion } from "./tool-version.server";
import { Warnings } from "./warnings";

/**
 * Adds up the papers of a period, and writes the file that they give by themselves, not yet checked and without corrections of periods
 * that were filed before; null: the firm has no GSTIN. Reads in batches, and lets other requests in between.
 */
export async function draftOf(period: ReturnPeriod) {
  const gstin = gstinOf(period);
  const iffs = iffsIn(period);
  const collected = new Collected((paper) => wentAhead(iffs, paper));
  const warnings = new Warnings(gstin, hsnDigits());
  for await (const batch of papersIn(period)) {
    for (const paper of batch) {
      warnings.look(paper);
      if (paper.content.tax === "none" || paper.content.seller.gstin !== gstin) continue;
      collected.add(paper);
    }
  }
  const issued = gstin === null ? [] : issuedNumbers(period, gstin);
  const { version } = toolVersion();
  const draft = gstin === null ? null : returnJson({ gstin, period, version }, collected, issued);
  return { period, gstin, collected, issued, iffs, warnings, draft };
}

/**
 * Of the newest invoice of the period under a GSTIN; where there is none, of the newest credit note, which keeps the GSTIN of its
 * invoice; else that of the settings.
 */
const gstinOf = (period: ReturnPeriod): string | null =>
  newestGstin(period, "PR") ?? newestGstin(period, "CN") ?? companyFacts().gstin;

function newestGstin({ from, until }: ReturnPeriod, series: "PR" | "CN"): string | null {
  const newest = db
    .select({ content: invoices.content })
    .from(invoices)
    .where(
      and(
        gte(invoices.createdAt, from),
        lt(invoices.createdAt, until),
        eq(invoices.series, series),
        sql`${invoices.content} ->> '$.seller.gstin' is not null`,
      ),
    )
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(1)
    .get();
  return newest ? contentOf(newest).seller.gstin : null;
}
