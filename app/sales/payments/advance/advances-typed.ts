import type { DeliveryWay } from "~/base/db/statuses";
import { type AdvanceRule, advanceTyped } from "~/goods/prices/advance-rule";

/** The ways of delivery at whose end can be paid, with their names within a label. */
export const waysPaidAtEnd = {
  courier: "by courier",
  van: "by our van",
  collect: "that are collected",
} as const satisfies Partial<Record<DeliveryWay, string>>;

export type PaidAtEnd = keyof typeof waysPaidAtEnd;

export const paidAtEnd = Object.keys(waysPaidAtEnd) as PaidAtEnd[];

type Rules = Partial<Record<PaidAtEnd, AdvanceRule>>;

/** The advances of the settings' form by way of delivery, or what is wrong with which field. */
export function advancesTyped(
  form: FormData,
): { rules: Rules; problem?: undefined } | { problem: string; field: string } {
  const rules: Rules = {};
  for (const way of paidAtEnd) {
    const typed = (name: string) => String(form.get(`${name}-${way}`) ?? "");
    const read = advanceTyped(typed("share"), typed("from"));
    if (read.problem !== undefined) return { problem: read.problem, field: `${read.field}-${way}` };
    if (read.rule) rules[way] = read.rule;
  }
  return { rules };
}
