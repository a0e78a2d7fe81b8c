import { orderSources, orderStatuses } from "~/base/db/statuses";
import { dayIn } from "~/base/lib/days";
import { choiceIn, keywordIn } from "~/base/lib/list-filter";
import { orderChips } from "./order-chips";

export type OrderFilter = ReturnType<typeof orderFilterIn>;

/**
 * The order filter in a query string. `q`: what an order is found by (`soughtBy`); `source`: where the order came from; `from` and
 * `to`: the first and last day, in Indian time; `show`: what is to be done with it.
 */
export function orderFilterIn(query: URLSearchParams) {
  return {
    q: keywordIn(query),
    status: orderStatuses.find((status) => status === query.get("status")) ?? ("" as const),
    source: orderSources.find((source) => source === query.get("source")) ?? ("" as const),
    from: dayIn(query, "from"),
    to: dayIn(query, "to"),
    show: choiceIn(query, "show", orderChips),
  };
}
