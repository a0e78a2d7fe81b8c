import { orderStatuses, type OrderStatus } from "~/db/statuses";
import { dayStart } from "~/lib/days";

/** Which orders a list shows; it lives in the URL. */
export type OrderFilter = {
  status: OrderStatus | null;
  /** A part of the buyer's name or phone, an order number or a payment id; empty: all orders. */
  keyword: string;
  /** The first and the last day, as `2024-01-12` in Surat. */
  from: string | null;
  to: string | null;
};

/** The filter in a URL. What makes no sense there filters nothing. */
export function orderFilterIn(params: URLSearchParams): OrderFilter {
  return {
    status: orderStatuses.find((status) => status === params.get("status")) ?? null,
    keyword: keywordIn(params.get("q") ?? ""),
    from: dayIn(params.get("from")),
    to: dayIn(params.get("to")),
  };
}

/** Control characters end a query early inside the database, so they count as spaces. */
function keywordIn(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, 100);
}

function dayIn(text: string | null): string | null {
  return dayStart(text) === null ? null : text;
}

/** The query of a URL with this filter and, after the first, this page; "" when there is nothing to say. */
export function queryOf({ status, keyword, from, to }: OrderFilter, page = 1): string {
  const query = new URLSearchParams({
    ...(keyword && { q: keyword }),
    ...(status && { status }),
    ...(from && { from }),
    ...(to && { to }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `?${query}` : "";
}

export function isFiltering({ status, keyword, from, to }: OrderFilter): boolean {
  return Boolean(status || keyword || from || to);
}
