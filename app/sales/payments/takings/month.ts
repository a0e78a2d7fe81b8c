import { monthBounds } from "~/sales/invoices/financial-year";
import { monthOf } from "~/base/lib/days";
import type { Span } from "./takings-rows.server";

export const moneyPath = "/dashboard/admin/money";

/** The month in the query, `2026-11`; without one, or for one that is still to come, the month of `now` (UTC ms). */
export function monthIn(query: URLSearchParams, now: number): { month: string; span: Span } {
  const asked = query.get("month") ?? "";
  const bounds = monthBounds(asked);
  if (bounds && bounds.from <= now) return { month: asked, span: bounds };
  const month = monthOf(now);
  const span = monthBounds(month);
  if (!span) throw new RangeError(`No such month: ${month}`);
  return { month, span };
}

/** The months beside this span; null: nothing was paid before, or it is the current one. */
export function monthsBeside({ from, until }: Span, first: number | null, now: number) {
  return {
    before: first !== null && first < from ? monthOf(from - 1) : null,
    after: until <= now ? monthOf(until) : null,
  };
}
