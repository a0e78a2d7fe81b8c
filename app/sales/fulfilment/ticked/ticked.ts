import { may } from "~/people/accounts/staff/rights";
import type { Member } from "~/people/accounts/member";
import { parcelsPath } from "~/sales/orders/packing/parcels-path";

/** Most orders that are printed or moved at once. */
export const mostTicked = 100;

export const ordersPath = "/dashboard/admin/orders";
/** The list whose orders this person ticks. */
export const listFor = (member: Member): string =>
  may(member, "orders") ? ordersPath : parcelsPath;

export const tickedPath = `${ordersPath}/ticked`;

/** The numbers of ticked orders in a query or form, each once, in the order of the list. */
export function tickedIn(fields: URLSearchParams | FormData): string[] {
  const numbers = fields.getAll("order").filter((value) => typeof value === "string");
  return [...new Set(numbers.map((number) => number.trim().slice(0, 20)).filter(Boolean))];
}

/** `?order=PR-000012&order=PR-000013` */
export const tickedQuery = (numbers: string[]): string =>
  `?${new URLSearchParams(numbers.map((number) => ["order", number]))}`;
