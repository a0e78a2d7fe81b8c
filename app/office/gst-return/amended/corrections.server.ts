import { draftOf } from "../draft.server";
import { filedPeriodIn } from "../filing.server";
import { periodBefore, quarterOf, type ReturnPeriod } from "../period";
import { isPartOf } from "./corrected-file";
import type { Compared, Difference } from "./difference";
import { type Filed, filedReturns, papersHash } from "./filed.server";
import { paperDifferences } from "./paper-differences";
import { hsnDifferences, nilDifferences, smallDifferences } from "./sum-differences";

/** Where today's figures of some periods differ from what was filed, by all their files together. In the order of filing. */
export function differencesIn(compared: Compared[]): Difference[] {
  const own = compared[0]?.filed.gstin ?? "";
  return [
    ...paperDifferences(compared, own),
    ...smallDifferences(compared, own),
    ...hsnDifferences(compared),
    ...nilDifferences(compared),
  ];
}

/**
 * What the return of a period corrects of those that were filed before. Only the first return after those does: it waits until the period
 * before is noted as handed in. `isIn`: whether its file can say it. `gstin`: whose return it is.
 */
export async function correctionsIn(
  period: ReturnPeriod,
  gstin: string,
): Promise<(Difference & { isIn: boolean })[]> {
  const before = filedPeriodIn(new URLSearchParams({ month: periodBefore(period) }), 0).name;
  const filed = filedReturns().filter(
    (each) => each.file.gstin === gstin && each.period.name !== period.name,
  );
  const isNext = filed.some((each) => each.period.name === before);
  const earlier = filed.filter(
    (each) => (isNext && each.period.until <= period.from) || isAheadOf(each.period, period),
  );
  const found = await differencesOf(earlier);
  return found.map((each) => ({
    ...each,
    isIn: each.correction !== null && isPartOf(period.kind, each.correction),
  }));
}

/** Whether this is an IFF of the quarter of `period` that was sent before. */
const isAheadOf = ({ kind, month }: ReturnPeriod, period: ReturnPeriod): boolean =>
  kind === "iff" &&
  period.kind !== "month" &&
  month < period.month &&
  quarterOf(month) === quarterOf(period.month);

/** What differs in some returns that were filed and can be corrected. As long as no paper of any of them changed, nothing is reckoned anew. */
export async function differencesOf(filed: Filed[]): Promise<Difference[]> {
  let isSame = true;
  for (const { period, papersHash: known } of filed)
    isSame &&= known !== null && known === (await papersHash(period));
  if (isSame) return [];
  const compared: Compared[] = [];
  for (const { period, file } of filed) {
    const { draft } = await draftOf(period);
    if (draft?.gstin === file.gstin) compared.push({ period, filed: file, today: draft });
  }
  const over = new Set(filed.flatMap((each) => (each.isOver ? each.period.name : [])));
  return differencesIn(compared).filter(({ period }) => !over.has(period));
}
