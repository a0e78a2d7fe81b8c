import { choiceIn, keywordIn } from "~/base/lib/list-filter";

export const enquiryKinds = { contact: "Contact", bulk: "Bulk" };
export const enquiryStates = {
  open: "Not answered",
  answered: "Answered",
  "not-handed-on": "Not forwarded",
  spam: "May be spam",
};

export type EnquiryFilter = ReturnType<typeof enquiryFilterIn>;

/** Reads the admin's filter from the query string. */
export function enquiryFilterIn(query: URLSearchParams) {
  return {
    kind: choiceIn(query, "kind", enquiryKinds),
    state: choiceIn(query, "state", enquiryStates),
    q: keywordIn(query),
  };
}
