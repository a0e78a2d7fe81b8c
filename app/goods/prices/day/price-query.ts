import type { FormState } from "~/base/lib/form/form";
import { choiceIn, keywordIn, queryOf } from "~/base/lib/list-filter";
import { pageIn } from "~/base/lib/page-number";
import { hundredthsIn, type Raise, raiseUnits } from "./raised";

export const pricesPath = "/dashboard/admin/prices";

/** What the price screen shows: `category` is a slug, `size` as in `sizeOf`; `by` and `unit`: a change that fills the fields. */
export type PriceQuery = ReturnType<typeof priceQueryIn>;

export function priceQueryIn(query: URLSearchParams) {
  return {
    q: keywordIn(query),
    category: (query.get("category") ?? "").slice(0, 200),
    size: (query.get("size") ?? "").slice(0, 40),
    by: (query.get("by") ?? "").trim().slice(0, 20),
    unit: choiceIn(query, "unit", raiseUnits) || ("rupees" as const),
    page: pageIn(query),
  };
}

/** The change that the query asks for, if any; `problem` when it cannot be read. */
export function raiseIn({ by, unit }: PriceQuery): { raise: Raise | null; problem?: FormState } {
  if (by === "") return { raise: null };
  const hundredths = hundredthsIn(by);
  if (hundredths !== null && (unit === "rupees" || hundredths > -10_000))
    return { raise: { unit, hundredths } };
  return { raise: null, problem: { errors: { by: byProblem }, values: { by, unit } } };
}

const byProblem = "Type by how much, such as 20, -20 or 2.5";

export const pricesPageOf = ({ q, category, size }: PriceQuery, page: number) =>
  `${pricesPath}${queryOf({ q, category, size }, page)}`;
