import { gstinKind } from "~/base/lib/india/gstin";
import type { Collected } from "./collect";
import { add, type Figures, isNothing, nothing, type TaxChange } from "./figures";

type ByState = [pos: string, Figures][];

/** What GSTR-3B takes from the return, in paise. */
export type Figures3b = {
  /** 3.1 (a): taxed sales less credit notes. */
  total: Figures;
  /** 3.1 (c): goods at 0 %. */
  nilPaise: number;
  /** 3.2, a part of 3.1 (a): to other states, by place of supply. */
  byState: ByState;
  /** The same to buyers with a UIN. */
  toUin: ByState;
};

/** `changes`: by what the return corrects of earlier periods. */
export function figures3b(collected: Collected, changes: TaxChange[]): Figures3b {
  const total = nothing();
  const others = new States();
  const uins = new States();
  const { listed, ahead } = collected;
  const statesOf = (gstin: string | null) =>
    gstin === null ? others : gstinKind(gstin) === "uin" ? uins : null;
  for (const [section, papers] of [...Object.entries(listed), ...Object.entries(ahead)]) {
    const sign = section === "cdnr" || section === "cdnur" ? -1 : 1;
    for (const { pos, gstin, isInter, rates } of papers) {
      const states = statesOf(gstin);
      for (const [, figures] of rates) {
        add(total, figures, sign);
        if (isInter) states?.add(pos, figures, sign);
      }
    }
  }
  for (const row of collected.smallSales()) {
    add(total, row);
    if (row.isInter) others.add(row.pos, row, 1);
  }
  for (const { figures, pos, ctin, isInter } of changes) {
    add(total, figures);
    if (isInter) statesOf(ctin)?.add(pos, figures, 1);
  }
  const nilPaise = collected.nil.rows().reduce((sum, { paise }) => sum + paise, 0);
  return { total, nilPaise, byState: others.rows(), toUin: uins.rows() };
}

/** Sums by place of supply. */
class States {
  private readonly sums = new Map<string, Figures>();

  add(pos: string, figures: Figures, sign: 1 | -1): void {
    const sum = this.sums.get(pos) ?? nothing();
    add(sum, figures, sign);
    this.sums.set(pos, sum);
  }

  rows(): ByState {
    return [...this.sums]
      .filter(([, sum]) => !isNothing(sum))
      .toSorted(([one], [two]) => Number(one) - Number(two));
  }
}
