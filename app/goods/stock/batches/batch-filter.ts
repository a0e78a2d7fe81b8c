import { choiceIn, keywordIn } from "~/base/lib/list-filter";

export const batchesPath = "/dashboard/admin/batches";

/** Path of a batch's page, or of what stands below it: `edit`, `report`, `orders`. */
export const batchPath = ({ id }: { id: string }, below = "") =>
  `${batchesPath}/${id}${below && `/${below}`}`;

export const batchStates = {
  soon: "Ageing: less than 90 days left",
  old: "Too old to be sold",
  empty: "Empty",
  recalled: "Recalled",
} as const;

/** Batches with fewer days left than this are shown as ageing: the last weeks in which they can be sold. */
export const ageingDays = 90;

export type BatchFilter = ReturnType<typeof batchFilterIn>;

/** `q`: how the number begins; `product`: a product's slug. */
export function batchFilterIn(query: URLSearchParams) {
  return {
    q: keywordIn(query),
    state: choiceIn(query, "state", batchStates),
    product: (query.get("product") ?? "").slice(0, 200),
  };
}
