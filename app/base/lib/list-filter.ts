import { codeTyped } from "./typed/code";
import { withoutMarks } from "./typed/marks";

/** A list's filters from the URL, by parameter name; "" for no filter. Invalid values filter nothing. */
export type ListFilter = Record<string, string>;

/** The search term in `?q=`: NFC-normalized, at most 100 characters, without invisible marks and control characters. */
export function keywordIn(query: URLSearchParams): string {
  const typed = withoutMarks((query.get("q") ?? "").normalize("NFC"))
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, 100);
  return isNumber(typed) ? codeTyped(typed) : typed;
}

/** A number with a dash in it, as on papers, parcels and in phones: names keep the dash that they were typed with. */
const isNumber = (typed: string) =>
  /\p{Dash}/u.test(typed) && /\p{Nd}/u.test(typed) && /^[#+()\w\s\p{Nd}\p{Dash}./]+$/u.test(typed);

/** The choice (a key of `choices`) that the URL names. */
export function choiceIn<T extends string>(
  query: URLSearchParams,
  name: string,
  choices: Record<T, string>,
): T | "" {
  const value = query.get(name) ?? "";
  return Object.hasOwn(choices, value) ? (value as T) : "";
}

export const isFiltering = (filter: ListFilter) => Object.values(filter).some(Boolean);

/** Query string of the filter and, beyond page 1, the page: `?status=Shipped&page=2`; "" when empty. */
export function queryOf(filter: ListFilter, page = 1): string {
  const entries = Object.entries({ ...filter, page: page > 1 ? String(page) : "" });
  const query = new URLSearchParams(entries.filter(([, value]) => value !== ""));
  return query.size > 0 ? `?${query}` : "";
}
