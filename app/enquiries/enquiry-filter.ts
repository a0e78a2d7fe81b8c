import { keywordIn } from "~/lib/keyword";

/** Which enquiries an admin wants to see; "" stands for all. */
export type EnquiryFilter = {
  kind: "" | "contact" | "bulk";
  state: "" | "open" | "answered" | "not-handed-on";
  q: string;
};

/** The filter in an address; what is not a filter counts as none. */
export function enquiryFilterIn(query: URLSearchParams): EnquiryFilter {
  return {
    kind: oneOf(query.get("kind"), ["contact", "bulk"]),
    state: oneOf(query.get("state"), ["open", "answered", "not-handed-on"]),
    q: keywordIn(query),
  };
}

/** The filter as an address keeps it, `?` included; "" for none. */
export function queryOf(filter: EnquiryFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value !== "");
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

function oneOf<T extends string>(value: string | null, known: T[]): T | "" {
  return known.find((word) => word === value) ?? "";
}
