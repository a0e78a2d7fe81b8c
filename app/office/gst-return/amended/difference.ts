import type { Amounts, Draft, FilePaper } from "../refusals/file-papers";
import type { Figures, TaxChange } from "../figures";
import type { ReturnPeriod } from "../period";

/** A period with what was filed for it, and what its papers give today. */
export type Compared = { period: ReturnPeriod; filed: Draft; today: Draft };

export type HsnHalf = "hsn_b2b" | "hsn_b2c";
export type HsnFileRow = NonNullable<NonNullable<Draft["hsn"]>[HsnHalf]>[number];

/** What corrects a difference, in the period that is filed next. */
export type Correction =
  /** A paper with all of its new values, and what it was filed as; without that, one that was left out then. */
  | { kind: "paper"; paper: FilePaper }
  /** The small sales of a month (`112026`) and state, with all of their new values. */
  | { kind: "small"; omon: string; pos: string; isInter: boolean; items: Amounts[] }
  /** By how much a row of the HSN summary differs: no section corrects it, so it goes into the summary of the next period. */
  | { kind: "hsn"; half: HsnHalf; row: HsnFileRow };

/** Where today's figures of a period differ from what was filed for it. */
export type Difference = {
  /** The period: `2026-11`, `2026-Q4`. */
  period: string;
  sentence: string;
  /** Null: no row of a return can say it. */
  correction: Correction | null;
  /** What the correction means for the next GSTR-3B. */
  tax: TaxChange[];
};

/** Amounts in rupees, as files have them, as paise. */
export const inPaise = ({ txval, iamt = 0, camt = 0, samt = 0 }: Amounts): Figures => ({
  taxablePaise: Math.round(txval * 100),
  igstPaise: Math.round(iamt * 100),
  cgstPaise: Math.round(camt * 100),
  sgstPaise: Math.round(samt * 100),
});

/** Items as one text that is the same for the same values by rate; what is nothing does not count. */
export const sameItems = (items: Amounts[]): string =>
  JSON.stringify(
    items
      .map((item) => [Math.round(item.rt * 100), ...Object.values(inPaise(item))])
      .filter(([, ...amounts]) => amounts.some((each) => each !== 0))
      .toSorted(([one = 0], [two = 0]) => one - two),
  );
