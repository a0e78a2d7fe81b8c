import { dayFrom } from "~/base/lib/days";
import { type Amounts, type Draft, type FilePaper, sumsOf } from "./file-papers";

/**
 * A rule of the offline tool or the portal. `error`: the file is not given out. `warning`: it is, because the portal takes the rest of
 * it, or we are not sure.
 */
export type Refusal = {
  level: "error" | "warning";
  of: "paper" | "row" | "file";
  /** After "1 paper", "1 row" or "1 file". */
  rule: string;
  /** Where the rule is from, and what the portal answers, where that is known: `RET191113`. */
  source: string;
  code: string;
  /** Numbers of papers or names of rows that break it. */
  broken: (file: Draft, papers: FilePaper[]) => string[];
};

type Of = Pick<Refusal, "source"> & Partial<Pick<Refusal, "level" | "code">>;
const known = { level: "error", code: "" } as const;

/** A rule of the tool itself: as sure as we can be without the portal. */
export const sure = {
  source: "Returns Offline Tool V3.2.4, by github.com/onyb/gst, spec/gstr1 and spec/masters",
};

/** A rule of papers. */
export const ofPapers = (
  rule: string,
  of: Of,
  isBroken: (paper: FilePaper, file: Draft) => boolean,
): Refusal => ({
  ...known,
  ...of,
  of: "paper",
  rule,
  broken: (file, papers) =>
    papers.filter((paper) => isBroken(paper, file)).map(({ number }) => number),
});

/** A rule of amounts, wherever they stand: in papers' items and in rows of sums. */
export const ofAmounts = (rule: string, of: Of, isBroken: (row: Amounts) => boolean): Refusal[] => [
  ofPapers(rule, of, ({ items }) => items.some(isBroken)),
  ofRows(rule, of, (file) =>
    sumsOf(file)
      .filter(isBroken)
      .map(({ name }) => name),
  ),
];

/** A rule of rows: gives the names of those that break it. */
export const ofRows = (rule: string, of: Of, broken: Refusal["broken"]): Refusal => ({
  ...known,
  ...of,
  of: "row",
  rule,
  broken,
});

/** A rule of the file as a whole: gives what is wrong with it. */
export const ofFile = (rule: string, of: Of, broken: (file: Draft) => string[]): Refusal => ({
  ...ofRows(rule, of, broken),
  of: "file",
});

/** All but the first of those with the same key. */
export function repeated<Row>(rows: Row[], keyOf: (row: Row) => string): Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const isSeen = seen.has(keyOf(row));
    seen.add(keyOf(row));
    return isSeen;
  });
}

/** At most so many digits before the point, and two after it. */
export const isAmount = (rupees: number, digits: number): boolean =>
  Math.abs(rupees) < 10 ** digits &&
  Math.abs(rupees * 100 - Math.round(rupees * 100)) < Math.max(1e-4, Math.abs(rupees) * 1e-13);

export const taxesIn = ({ iamt = 0, camt = 0, samt = 0, csamt = 0 }: Amounts): number[] => [
  iamt,
  camt,
  samt,
  csamt,
];

/** `25-11-2026` → `2026-11-25`; null: no such day, or written in another way. */
export const dayOfPaper = ({ date }: Pick<FilePaper, "date">): string | null =>
  /^\d{2}-\d{2}-\d{4}$/.test(date) ? dayFrom(date) : null;

/** The year in which the financial year of a paper begins; the paper's date where that is none. */
export function yearOf(paper: FilePaper): string {
  const [year = "", month = ""] = dayOfPaper(paper)?.split("-") ?? [paper.date];
  return String(Number(month) < 4 ? Number(year) - 1 : year);
}

/** Whether a row has the tax of its place of supply: IGST for another state, else CGST and SGST. */
export const fits = (isInter: boolean, { iamt, camt, samt }: Amounts): boolean =>
  isInter
    ? iamt !== undefined && !camt && !samt
    : camt !== undefined && samt !== undefined && !iamt;

/** A period as files name it, `112026` → `2026-11`. */
export const monthOfFile = (fp: string): string => `${fp.slice(2)}-${fp.slice(0, 2)}`;
