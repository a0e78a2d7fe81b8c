import type { Collected } from "./collect";
import { add, type Figures, isNothing, nothing } from "./figures";

/** What GSTR-3B takes from the return: 3.1 (a), and 3.2 by state, which the portal fills in itself. Paise. */
export function rows3b(collected: Collected): {
  total: Figures;
  byState: [pos: string, Figures][];
} {
  const total = nothing();
  const states = new Map<string, Figures>();
  const toState = (pos: string, figures: Figures, sign: 1 | -1) => {
    const sum = states.get(pos) ?? nothing();
    add(sum, figures, sign);
    states.set(pos, sum);
  };
  const { listed, ahead } = collected;
  for (const [section, papers] of [...Object.entries(listed), ...Object.entries(ahead)]) {
    const sign = section === "cdnr" || section === "cdnur" ? -1 : 1;
    for (const { pos, gstin, isInter, rates } of papers) {
      for (const [, figures] of rates) {
        add(total, figures, sign);
        if (gstin === null && isInter) toState(pos, figures, sign);
      }
    }
  }
  for (const row of collected.smallSales()) {
    add(total, row);
    if (row.isInter) toState(row.pos, row, 1);
  }
  const byState = [...states]
    .filter(([, sum]) => !isNothing(sum))
    .toSorted(([one], [two]) => Number(one) - Number(two));
  return { total, byState };
}
