import { dayIn } from "~/lib/days";
import { choiceIn, keywordIn } from "~/lib/list-filter";

/** The things that admins change. */
export const auditKinds = {
  category: "Categories",
  product: "Products",
  order: "Orders",
  payment: "Payments",
  courier: "Couriers",
  "search-words": "Search words",
  user: "Users",
  enquiry: "Enquiries",
  settings: "Settings",
};

export type AuditFilter = ReturnType<typeof auditFilterIn>;

/** Which entries an admin wants to see; `by` is the id of whoever did it. */
export function auditFilterIn(query: URLSearchParams) {
  return {
    by: (query.get("by") ?? "").slice(0, 64),
    kind: choiceIn(query, "kind", auditKinds),
    from: dayIn(query, "from"),
    to: dayIn(query, "to"),
    q: keywordIn(query),
  };
}
