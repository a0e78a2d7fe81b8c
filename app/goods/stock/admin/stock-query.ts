import { choiceIn, keywordIn } from "~/base/lib/list-filter";

/** What the owner's list of stock shows; without a choice: all that is counted. */
export const stockChoices = {
  low: "Low",
  owed: "Owed",
  uncounted: "Not counted",
  all: "All products",
};

export type StockFilter = ReturnType<typeof stockFilterIn>;

/** Reads `?show=low&q=tin` from the URL. */
export function stockFilterIn(query: URLSearchParams) {
  return { show: choiceIn(query, "show", stockChoices), q: keywordIn(query) };
}

export const stockPath = "/dashboard/admin/stock";
export const arrivalsPath = `${stockPath}/arrivals`;
export const countPath = `${stockPath}/count`;

/** The page of one product's movements. */
export const movementsPath = (slug: string) => `/dashboard/admin/product/${slug}/stock`;
