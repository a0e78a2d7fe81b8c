import { dayIn } from "~/base/lib/days";
import { choiceIn, keywordIn } from "~/base/lib/list-filter";

/** The kinds of things in the audit log, with their labels. */
export const auditKinds = {
  category: "Categories",
  product: "Products",
  stock: "Stock",
  batch: "Batches",
  order: "Orders",
  payment: "Payments",
  payout: "Payouts",
  remittance: "Couriers’ money",
  courier: "Couriers",
  till: "Till",
  expense: "Expenses",
  "delivery-zone": "Delivery zones",
  "price-plan": "Planned prices",
  coupon: "Coupons",
  "price-list": "Price lists",
  trade: "Trade accounts",
  "search-words": "Search words",
  "catalogue-words": "Gujarati and Hindi words",
  "product-question": "Questions and answers",
  user: "Users",
  staff: "Staff",
  enquiry: "Enquiries",
  grievance: "Complaints",
  review: "Reviews",
  settings: "Settings",
};

export type AuditFilter = ReturnType<typeof auditFilterIn>;

/** Reads the audit log's filter from the URL; `by` is the actor's id. */
export function auditFilterIn(query: URLSearchParams) {
  return {
    by: (query.get("by") ?? "").slice(0, 64),
    kind: choiceIn(query, "kind", auditKinds),
    from: dayIn(query, "from"),
    to: dayIn(query, "to"),
    q: keywordIn(query),
  };
}
