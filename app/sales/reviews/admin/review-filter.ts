import { choiceIn } from "~/base/lib/list-filter";

export const reviewStates = {
  unanswered: "Not answered",
  hidden: "Hidden",
};
export const reviewOrders = { lowest: "Lowest first" };

export type ReviewFilter = ReturnType<typeof reviewFilterIn>;

/** Reads the owner's filter from the query string. */
export function reviewFilterIn(query: URLSearchParams) {
  return {
    state: choiceIn(query, "state", reviewStates),
    order: choiceIn(query, "order", reviewOrders),
  };
}
