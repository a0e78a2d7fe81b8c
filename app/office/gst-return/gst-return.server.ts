import { indianTime } from "~/base/lib/india/indian-time";
import { withCorrections } from "./amended/corrected-file";
import { correctionsIn } from "./amended/corrections.server";
import type { Collected } from "./collect";
import { draftOf } from "./draft.server";
import type { Iff } from "./filing.server";
import type { IssuedNumbers } from "./issued-numbers.server";
import { fpOf, type ReturnPeriod } from "./period";
import type { Draft } from "./refusals/file-papers";
import { type Refused, refusedIn } from "./refusals/refused";
import { type Figures3b, figures3b } from "./return-3b";
import { type Gstr1, returnShape } from "./return-shape";

/** A period's return. `file`: null if it cannot be given out; `problem` says why. */
type GstReturn = {
  period: ReturnPeriod;
  gstin: string | null;
  collected: Collected;
  issued: IssuedNumbers[];
  /** Of a quarter: what was sent ahead. */
  iffs: Iff[];
  /** What this file corrects of periods that were filed before. */
  corrections: Awaited<ReturnType<typeof correctionsIn>>;
  /** Of its GSTR-3B, with what is corrected. */
  in3b: Figures3b;
  file: Gstr1 | null;
  problem: string | null;
  /** What the tool or the portal would refuse, by the rules that are known. */
  refused: Refused[];
  warnings: string[];
};

/** Adds up the papers of a period and writes its return. Reads in batches, and lets other requests in between. */
export async function gstReturnOf(period: ReturnPeriod): Promise<GstReturn> {
  const { draft, warnings, ...found } = await draftOf(period);
  const corrections = draft ? await correctionsIn(period, draft.gstin) : [];
  const changes = corrections.flatMap(({ isIn, tax }) => (isIn ? tax : []));
  const in3b = figures3b(found.collected, changes);
  return {
    ...found,
    corrections,
    in3b,
    ...checkedFile(draft && withCorrections(draft, period, corrections)),
    warnings: warnings.sentences(found.collected, period, in3b),
  };
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

function checkedFile(draft: Draft | null) {
  if (draft === null)
    return { file: null, problem: "The firm has no GSTIN in the settings", refused: [] };
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
