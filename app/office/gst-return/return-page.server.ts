import { stateWithCode } from "~/base/lib/india/states";
import { gstReturnOf } from "./gst-return.server";
import type { ReturnMonth } from "./month";
import { rows3b } from "./return-3b";

/** Sections of the return as the owner reads them, with the papers they come from. */
const sections = [
  ["PR b2b", "Invoices to firms (b2b)"],
  ["PR b2cl", "Invoices above ₹1 lakh to other states (b2cl)"],
  ["PR b2cs", "Other invoices (b2cs)"],
  ["CN cdnr", "Credit notes to firms (cdnr)"],
  ["CN cdnur", "Credit notes on b2cl (cdnur)"],
  ["CN b2cs", "Other credit notes (taken off b2cs)"],
] as const;

/** What the page of a month's return shows. Amounts in paise; credit notes negative. */
export async function returnPage(month: ReturnMonth) {
  const { collected, ...found } = await gstReturnOf(month);
  const { total, byState } = rows3b(collected);
  const rows = sections.flatMap(([key, label]) => {
    const sum = collected.sums.get(key);
    if (!sum) return [];
    const sign = key.startsWith("CN") ? -1 : 1;
    return [
      {
        label,
        papers: sum.papers,
        taxablePaise: sign * sum.taxablePaise,
        igstPaise: sign * sum.igstPaise,
        cgstPaise: sign * sum.cgstPaise,
        sgstPaise: sign * sum.sgstPaise,
      },
    ];
  });
  const ofHsn = (["b2b", "b2c"] as const).flatMap((half) =>
    collected.hsn[half].rows().map((row) => ({ half: half.toUpperCase(), ...row })),
  );
  return {
    month: found.month,
    gstin: found.gstin,
    problem: found.problem,
    warnings: found.warnings,
    rows,
    total,
    nil: collected.nil.rows(),
    byState: byState.map(([pos, sum]) => ({ state: stateWithCode(pos), ...sum })),
    hsn: ofHsn,
    issued: found.issued,
  };
}

export type ReturnPage = Awaited<ReturnType<typeof returnPage>>;
