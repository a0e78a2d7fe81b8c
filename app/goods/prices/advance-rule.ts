import { paiseFrom, typedRupees } from "~/base/lib/money";

/**
 * What of an order is paid online before it is packed, the rest on delivery: a share of it in percent, or a sum (paise). `fromPaise`: for
 * orders from this total on. A share of 0 asks for nothing.
 */
export type AdvanceRule = { fromPaise: number } & (
  { percent: number; paise?: undefined } | { percent?: undefined; paise: number }
);

/**
 * What is paid before a total (paise) is packed; 0: nothing. A share is rounded up to whole rupees. `isAlways`: whatever the total.
 */
export function advanceOf(rule: AdvanceRule | null, totalPaise: number, isAlways = false): number {
  if (!rule || (totalPaise < rule.fromPaise && !isAlways)) return 0;
  return rule.paise ?? Math.ceil((totalPaise * (rule.percent ?? 0)) / 10_000) * 100;
}

/** As it is typed: `20%`, or rupees. */
export const typedAdvance = (rule: AdvanceRule | null): { share: string; from: string } => ({
  share:
    rule === null ? "" : rule.paise === undefined ? `${rule.percent}%` : typedRupees(rule.paise),
  from: rule && rule.fromPaise > 0 ? typedRupees(rule.fromPaise) : "",
});

const mostPercent = 90;
const shareMessage = `Advance must be a share such as 20%, at most ${mostPercent}%, or rupees such as 500`;
const fromMessage = "Orders from must be an amount in rupees, such as 1500, or empty";

/**
 * The two typed fields of a rule: `share`, and from which total on. Gives the rule, null for an empty share, or what is wrong with which
 * field. `isNoneKept`: 0 stands for a rule that asks for nothing.
 */
export function advanceTyped(
  share: string,
  from: string,
  isNoneKept = false,
):
  { rule: AdvanceRule | null; problem?: undefined } | { problem: string; field: "share" | "from" } {
  const fromPaise = from.trim() === "" ? 0 : paiseFrom(from);
  if (fromPaise === null) return { problem: fromMessage, field: "from" };
  const typed = share.trim();
  if (typed === "") return { rule: null };
  if (isNoneKept && /^0\s*%?$/.test(typed)) return { rule: { percent: 0, fromPaise: 0 } };
  const percent = /^(\d{1,2})\s*%$/.exec(typed)?.[1];
  if (percent !== undefined)
    return Number(percent) >= 1 && Number(percent) <= mostPercent
      ? { rule: { percent: Number(percent), fromPaise } }
      : { problem: shareMessage, field: "share" };
  const paise = paiseFrom(typed);
  if (paise === null || paise < 100) return { problem: shareMessage, field: "share" };
  if (paise >= fromPaise)
    return {
      problem: "Orders from must be more than the advance: the rest is paid on delivery",
      field: "from",
    };
  return { rule: { paise, fromPaise } };
}
