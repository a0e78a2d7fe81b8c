import { dayStart } from "~/lib/days";
import { keywordIn } from "~/lib/keyword";

/** The things that admins change. */
export const auditKinds = [
  "category",
  "product",
  "order",
  "payment",
  "courier",
  "search-words",
  "user",
  "enquiry",
  "settings",
] as const;

/** Which entries an admin wants to see; "" stands for all. `from` and `to` are days such as `2024-01-12`. */
export type AuditFilter = {
  /** The id of whoever did it. */
  by: string;
  kind: "" | (typeof auditKinds)[number];
  from: string;
  to: string;
  q: string;
};

/** The filter in an address; what is not a filter counts as none. */
export function auditFilterIn(query: URLSearchParams): AuditFilter {
  return {
    by: (query.get("by") ?? "").slice(0, 64),
    kind: auditKinds.find((kind) => kind === query.get("kind")) ?? "",
    from: dayIn(query.get("from")),
    to: dayIn(query.get("to")),
    q: keywordIn(query),
  };
}

function dayIn(text: string | null): string {
  return dayStart(text) === null ? "" : (text ?? "");
}
