import { stateOfGstin } from "~/base/lib/india/gstin";
import { stateWithCode } from "~/base/lib/india/states";
import { rupees } from "~/base/lib/money";
import { add, nothing, type TaxChange } from "../figures";
import { type FilePaper, papersOf } from "../refusals/file-papers";
import { monthOfFile, yearOf } from "../refusals/rule";
import { type Compared, type Difference, inPaise, sameItems } from "./difference";
import { monthsIn } from "../period";

type Found = { paper: FilePaper; period: string };

/** The papers that stand by themselves and were filed otherwise than they are today, or not at all. */
export function paperDifferences(compared: Compared[], own: string): Difference[] {
  const filed = foldedPapers(compared);
  const today = new Map<string, Found & { isAhead: boolean }>();
  const months = new Set<string>();
  for (const { period, ...of } of compared) {
    for (const month of monthsIn(period)) months.add(month);
    for (const paper of papersOf(of.today)) {
      const isAhead = period.kind === "iff";
      // A paper of a quarter stands in the draft of its IFF, too.
      if (!isAhead || !today.has(keyOf(paper)))
        today.set(keyOf(paper), { paper, period: period.name, isAhead });
    }
  }
  const found = [...today].flatMap(([key, now]): Difference[] => {
    const before = filed.get(key);
    if (before) return changed(before, now.paper, own);
    // What an IFF left out goes with its quarter.
    return now.isAhead ? [] : [leftOut(now, own)];
  });
  const gone = [...filed].filter(
    ([key, { paper }]) => !today.has(key) && months.has(monthOf(paper)),
  );
  return [...found, ...gone.map(([, each]) => taken(each))];
}

/** What was filed of each paper by all files together: a later one may have corrected it. */
function foldedPapers(compared: Compared[]): Map<string, Found> {
  const filed = new Map<string, Found>();
  for (const { period, filed: file } of compared)
    for (const paper of papersOf(file)) {
      if (paper.filedAs === null) filed.set(keyOf(paper), { paper, period: period.name });
      else {
        const key = keyOf({ ...paper, ...paper.filedAs });
        const known = filed.get(key);
        if (known) filed.set(key, { ...known, paper });
      }
    }
  return filed;
}

/** A number is used once in a financial year. */
const keyOf = (paper: FilePaper): string =>
  `${paper.isNote} ${yearOf(paper)} ${paper.number.toUpperCase()}`;

/** `25-11-2026` → `2026-11`. */
const monthOf = ({ date }: FilePaper): string => monthOfFile(date.slice(3).replace("-", ""));

function changed({ paper: before, period }: Found, now: FilePaper, own: string): Difference[] {
  const words = changes(before, now);
  if (words.length === 0) return [];
  const isSamePlace = now.section !== "b2cl" || before.pos === now.pos;
  const can = before.section === now.section && isSamePlace;
  const { number, date } = before;
  return [
    {
      period,
      sentence: `${nameOf(now)}: ${words.join(", ")}${can ? "" : `. No row can say that of a paper filed in ${before.section}: ${ask}`}`,
      correction: can ? { kind: "paper", paper: { ...now, filedAs: { number, date } } } : null,
      tax: can ? [taxOf(before, -1, own), taxOf(now, 1, own)] : [],
    },
  ];
}

const ask = "ask your accountant";

const leftOut = ({ paper, period }: Found, own: string): Difference => ({
  period,
  sentence: `${nameOf(paper)} over ${inWords(paper.val)}: it was left out`,
  correction: { kind: "paper", paper },
  tax: [taxOf(paper, 1, own)],
});

const taken = ({ paper, period }: Found): Difference => ({
  period,
  sentence: `${nameOf(paper)} over ${inWords(paper.val)}: filed in ${paper.section}, where it does not belong by the shop’s papers. No row takes it back: ${ask}`,
  correction: null,
  tax: [],
});

const nameOf = ({ number, date }: FilePaper) => `${number} of ${date}`;
const inWords = (amount: number) => rupees(Math.round(amount * 100));

const told = (what: string, one: string, two: string) =>
  one === two ? [] : [`${what} ${two} instead of ${one}`];

/** What differs, in words. */
function changes(before: FilePaper, now: FilePaper): string[] {
  const words = [
    ...told("table", before.section, now.section),
    ...told("date", before.date, now.date),
    ...told("buyer", before.ctin ?? "none", now.ctin ?? "none"),
    ...told("place of supply", stateWithCode(before.pos), stateWithCode(now.pos)),
    ...told("total", inWords(before.val), inWords(now.val)),
  ];
  const isSame = sameItems(before.items) === sameItems(now.items);
  return isSame || words.length > 0 ? words : ["other values or taxes by rate"];
}

function taxOf({ isNote, items, pos, ctin }: FilePaper, sign: 1 | -1, own: string): TaxChange {
  const figures = nothing();
  for (const item of items) add(figures, inPaise(item), isNote ? (-sign as 1 | -1) : sign);
  return { figures, pos, ctin, isInter: pos !== stateOfGstin(own) };
}
