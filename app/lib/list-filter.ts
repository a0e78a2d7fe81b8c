/** What an address asks of a list, by the names it has there; "" asks for all. What makes no sense there filters nothing. */
export type ListFilter = Record<string, string>;

/** What somebody searches for, in `?q=`: one form of every letter, at most 100 characters, nothing invisible. */
export function keywordIn(query: URLSearchParams): string {
  return (query.get("q") ?? "")
    .normalize("NFC")
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, 100);
}

/** Which of the choices (their values as keys) the address names. */
export function choiceIn<T extends string>(
  query: URLSearchParams,
  name: string,
  choices: Record<T, string>,
): T | "" {
  const value = query.get(name) ?? "";
  return Object.hasOwn(choices, value) ? (value as T) : "";
}

export const isFiltering = (filter: ListFilter) => Object.values(filter).some(Boolean);

/** The filter and, after the first, the page as an address holds them: `?status=Shipped&page=2`; "" when there is nothing to say. */
export function queryOf(filter: ListFilter, page = 1): string {
  const asked = Object.entries({ ...filter, page: page > 1 ? String(page) : "" });
  const query = new URLSearchParams(asked.filter(([, value]) => value !== ""));
  return query.size > 0 ? `?${query}` : "";
}
