import { stateOfGstin } from "~/base/lib/india/gstin";
import { stateWithCode } from "~/base/lib/india/states";
import { rupees } from "~/base/lib/money";
import { periodInWords } from "~/office/duties/due";
import { add, type Figures, nothing } from "../figures";
import { nilWords } from "../nil";
import { fpOf } from "../period";
import type { Amounts, Draft } from "../refusals/file-papers";
import { hsnKey, hsnParts, rounded } from "./corrected-file";
import {
  type Compared,
  type Difference,
  type HsnFileRow,
  type HsnHalf,
  inPaise,
  sameItems,
} from "./difference";

const ask = "ask your accountant";

/** Small sales (b2cs) by month and state: the key is `112026 24`. */
type Small = Map<string, Amounts[]>;

/** The small sales of a state that were filed otherwise than they are today. */
export function smallDifferences(compared: Compared[], own: string): Difference[] {
  const filed: Small = new Map();
  const today: Small = new Map();
  const periods = new Map<string, string>();
  for (const { period, ...of } of compared) {
    if (period.kind !== "iff") {
      periods.set(fpOf(period), period.name);
      putSmall(filed, fpOf(period), of.filed);
      putSmall(today, fpOf(period), of.today);
    }
    for (const { omon, pos, itms } of of.filed.b2csa ?? [])
      if (periods.has(omon)) filed.set(`${omon} ${pos}`, itms);
  }
  const keys = [...new Set([...filed.keys(), ...today.keys()])].toSorted();
  return keys.flatMap((key): Difference[] => {
    const [omon = "", pos = ""] = key.split(" ");
    const [before, now] = [filed.get(key) ?? [], today.get(key) ?? []];
    if (sameItems(before) === sameItems(now)) return [];
    const period = periods.get(omon) ?? "";
    const can = now.length > 0 && now.every(({ txval }) => txval > 0);
    const isInter = pos !== stateOfGstin(own);
    const words = `Small sales to ${stateWithCode(pos)}, ${periodInWords(period)}: ${rupees(sumOf(now).taxablePaise)} before tax instead of ${rupees(sumOf(before).taxablePaise)}`;
    const figures = sumOf(now);
    add(figures, sumOf(before), -1);
    return [
      {
        period,
        sentence: can ? words : `${words}. No row says nothing, or less: ${ask}`,
        correction: can ? { kind: "small", omon, pos, isInter, items: now } : null,
        tax: can ? [{ figures, pos, ctin: null, isInter }] : [],
      },
    ];
  });
}

function putSmall(into: Small, omon: string, { b2cs = [] }: Draft): void {
  for (const { sply_ty: _, typ: __, pos, ...amounts } of b2cs) {
    const key = `${omon} ${pos}`;
    into.set(key, [...(into.get(key) ?? []), amounts]);
  }
}

function sumOf(items: Amounts[]): Figures {
  const sum = nothing();
  for (const item of items) add(sum, inPaise(item));
  return sum;
}

/** By how much the HSN summaries of all periods together differ from those that were filed, each row in the last period that differs. */
export function hsnDifferences(compared: Compared[]): Difference[] {
  const whole = compared.filter(({ period }) => period.kind !== "iff");
  return (["hsn_b2b", "hsn_b2c"] as const).flatMap((half) => {
    const rows = new Map<string, { row: HsnFileRow; period: string }>();
    for (const { period, filed, today } of whole) {
      const own = new Map<string, HsnFileRow>();
      for (const row of today.hsn?.[half] ?? []) addHsn(own, row, 1);
      for (const row of filed.hsn?.[half] ?? []) addHsn(own, row, -1);
      for (const [key, row] of own) {
        const known = rows.get(key);
        const sum = known ? hsnSum(known.row, row, 1) : row;
        if (isSomething(row)) rows.set(key, { row: sum, period: period.name });
      }
    }
    return [...rows.values()]
      .filter(({ row }) => isSomething(row))
      .map(({ row, period }) => hsnDifference(half, row, period));
  });
}

function addHsn(into: Map<string, HsnFileRow>, row: HsnFileRow, sign: 1 | -1): void {
  const nothing = { ...row, qty: 0, txval: 0, iamt: 0, samt: 0, camt: 0 };
  into.set(hsnKey(row), hsnSum(into.get(hsnKey(row)) ?? nothing, row, sign));
}

function hsnSum(sum: HsnFileRow, row: HsnFileRow, sign: 1 | -1): HsnFileRow {
  const after = { ...sum };
  for (const part of hsnParts) after[part] = rounded(sum[part] + sign * row[part]);
  return after;
}

const isSomething = (row: HsnFileRow): boolean => hsnParts.some((part) => row[part] !== 0);

const hsnDifference = (half: HsnHalf, row: HsnFileRow, period: string): Difference => ({
  period,
  sentence: `HSN ${row.hsn_sc} at ${row.rt} %, ${half === "hsn_b2b" ? "firms" : "others"}: ${rupees(Math.abs(Math.round(row.txval * 100)))} ${row.txval < 0 ? "less" : "more"} before tax. No section corrects it: the difference stands in the HSN summary`,
  correction: { kind: "hsn", half, row },
  tax: [],
});

/** Goods at 0 % that were filed otherwise than they are today. */
export const nilDifferences = (compared: Compared[]): Difference[] =>
  compared.flatMap(({ period, filed, today }) => {
    if (period.kind === "iff") return [];
    const [before, now] = [nilIn(filed), nilIn(today)];
    return Object.entries(nilWords).flatMap(([kind, words]): Difference[] => {
      const [one, two] = [before.get(kind) ?? 0, now.get(kind) ?? 0];
      if (one === two) return [];
      const sentence = `Goods at 0 %, ${words.toLowerCase()}: ${rupees(two)} instead of ${rupees(one)}. No section corrects them: ${ask}`;
      return [{ period: period.name, sentence, correction: null, tax: [] }];
    });
  });

const nilIn = ({ nil }: Draft) =>
  new Map((nil?.inv ?? []).map((row) => [row.sply_ty, Math.round(row.nil_amt * 100)]));
