import { orderStatuses } from "~/db/statuses";
import { dayIn } from "~/lib/days";
import { keywordIn } from "~/lib/list-filter";

export type OrderFilter = ReturnType<typeof orderFilterIn>;

/**
 * Which orders a list shows. `q` is a part of the buyer's name or phone, an order number or a payment id; `from` and `to`
 * are the first and the last day in Surat.
 */
export function orderFilterIn(query: URLSearchParams) {
  return {
    q: keywordIn(query),
    status: orderStatuses.find((status) => status === query.get("status")) ?? ("" as const),
    from: dayIn(query, "from"),
    to: dayIn(query, "to"),
  };
}
