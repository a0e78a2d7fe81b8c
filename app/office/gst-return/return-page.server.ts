import { dayInWords } from "~/base/lib/dates";
import { dayOf } from "~/base/lib/days";
import { add, type Figures, nothing } from "./figures";
import { doneDay, filingOf, handInPath } from "./filing.server";
import { gstReturnOf, isNilReturn, nilAdvice } from "./gst-return.server";
import { monthsBefore, periodsOf, type ReturnPeriod } from "./period";
import { isLongAgo, type ToolVersion, toolVersion } from "./tool-version.server";
import { rowsOf31, rowsOf32 } from "./rows-3b";

/** Sections of the return as the owner reads them, with the papers they come from. */
const sections = [
  ["PR b2b ahead", "Invoices to firms, sent by IFF"],
  ["PR b2b", "Invoices to firms (b2b)"],
  ["PR b2cl", "Invoices above ₹1 lakh to other states (b2cl)"],
  ["PR b2cs", "Other invoices (b2cs)"],
  ["CN cdnr ahead", "Credit notes to firms, sent by IFF"],
  ["CN cdnr", "Credit notes to firms (cdnr)"],
  ["CN cdnur", "Credit notes on b2cl (cdnur)"],
  ["CN b2cs", "Other credit notes (taken off b2cs)"],
] as const;

/** What an IFF has of them. */
const sentAhead = new Set<string>(["PR b2b", "CN cdnr"]);

/** What the page of a period's return shows. Amounts in paise; credit notes negative. `now`: UTC ms. */
export async function returnPage(period: ReturnPeriod, now = Date.now()) {
  const { collected, file, gstin, corrections, in3b, ...found } = await gstReturnOf(period);
  const filing = filingOf(period.month);
  const tool = toolVersion();
  const rows = sections.flatMap(([key, label]) => {
    const sum = collected.sums.get(key);
    if (!sum || (period.kind === "iff" && !sentAhead.has(key))) return [];
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
    period,
    filing,
    periods: periodsOf(monthsBefore(now, 24), filingOf),
    gstin,
    problem: found.problem,
    refused: found.refused,
    corrections: corrections.map(({ period: of, sentence, isIn }) => ({ of, sentence, isIn })),
    nil: file && gstin !== null && isNilReturn(file) ? nilAdvice(period, gstin) : null,
    iffs: found.iffs.map(({ month, day, sent }) => ({ month, day, papers: sent?.size ?? null })),
    done: doneDay(period),
    handInPath: handInPath(period),
    warnings: [...(isLongAgo(tool, now) ? [longAgo(tool)] : []), ...found.warnings],
    tool: { ...tool, today: dayOf(now) },
    rows,
    total: period.kind === "iff" ? sumOf(rows) : in3b.total,
    rows31: rowsOf31(in3b),
    nilRated: collected.nil.rows(),
    byState: rowsOf32(in3b),
    hsn: ofHsn,
    issued: found.issued,
  };
}

const longAgo = ({ version, lookedAt }: ToolVersion) =>
  `Nobody has checked since ${dayInWords(lookedAt)} whether ${version} is still the newest version of the offline tool. The portal refuses files of an older one with RET191106`;

function sumOf(rows: Figures[]): Figures {
  const sum = nothing();
  for (const row of rows) add(sum, row);
  return sum;
}

export type ReturnPage = Awaited<ReturnType<typeof returnPage>>;
