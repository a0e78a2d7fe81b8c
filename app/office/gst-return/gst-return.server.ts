import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { invoices } from "~/base/db/schema";
import { contentOf } from "~/sales/invoices/content";
import { companyFacts } from "~/upkeep/pages/company.server";
import { indianTime } from "~/base/lib/india/indian-time";
import { Collected } from "./collect";
import { type Iff, iffsIn, wentAhead } from "./filing.server";
import { hsnDigits } from "./hsn-digits.server";
import { type IssuedNumbers, issuedNumbers } from "./issued-numbers.server";
import { papersIn } from "./papers-in.server";
import { fpOf, type ReturnPeriod } from "./period";
import { type Refused, refusedIn } from "./refusals/refused";
import { returnJson } from "./return-json";
import { type Gstr1, returnShape } from "./return-shape";
import { toolVersion } from "./tool-version.server";
import { Warnings } from "./warnings";

/** A period's return. `file`: null if it cannot be given out; `problem` says why. */
type GstReturn = {
  period: ReturnPeriod;
  gstin: string | null;
  collected: Collected;
  issued: IssuedNumbers[];
  /** Of a quarter: what was sent ahead. */
  iffs: Iff[];
  file: Gstr1 | null;
  problem: string | null;
  /** What the tool or the portal would refuse, by the rules that are known. */
  refused: Refused[];
  warnings: string[];
};

/** Adds up the papers of a period and writes its return. Reads in batches, and lets other requests in between. */
export async function gstReturnOf(period: ReturnPeriod): Promise<GstReturn> {
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
  const found = { period, gstin, collected, issued, iffs };
  return { ...found, ...checkedFile(found), warnings: warnings.sentences(collected, period) };
}

/** Whether a file tells of nothing: such a return is filed as nil, without a file. */
export const isNilReturn = (file: Gstr1): boolean =>
  Object.keys(file).every((key) => ["gstin", "fp", "version", "hash"].includes(key));

/** How a return without papers is filed. `gstin`: whose. */
export const nilAdvice = (period: ReturnPeriod, gstin: string): string =>
  period.kind === "iff"
    ? "There is nothing to send ahead: an IFF may be left out."
    : `There is nothing in it: file a nil return on the portal, or by SMS “NIL R1 ${gstin} ${fpOf(period)}” to 14409.`;

const named: Record<ReturnPeriod["kind"], string> = { month: "R1", quarter: "R1Q", iff: "IFF" };

/** A name like the tool's, with the day it is made (`now`, UTC ms), and whose it is; the period too, so that no two are mixed up. */
export function returnFileName(period: ReturnPeriod, gstin: string, now: number): string {
  const day = indianTime(now).format("DDMMYYYY");
  return `returns_${day}_${named[period.kind]}_${gstin}_${fpOf(period)}_offline.json`;
}

function checkedFile({
  period,
  gstin,
  collected,
  issued,
}: Pick<GstReturn, "period" | "gstin" | "collected" | "issued">) {
  if (gstin === null)
    return { file: null, problem: "The firm has no GSTIN in the settings", refused: [] };
  const { version } = toolVersion();
  const draft = returnJson({ gstin, period, version }, collected, issued);
  const refused = refusedIn(draft);
  const [worst] = refused;
  if (worst?.level === "error")
    return { file: null, problem: `The file would not be taken: ${worst.sentence}`, refused };
  const checked = returnShape.safeParse(draft);
  if (checked.success) return { file: checked.data, problem: null, refused };
  const [first] = checked.error.issues;
  const problem = `The file would not be taken: ${first?.path.join(" › ")}: ${first?.message}`;
  return { file: null, problem, refused };
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
