import { rupees } from "~/lib/money";
import type { Product } from "../product";
import { categoriesFor } from "./category-matches.server";
import { bestProducts } from "./found.server";

/** One suggestion under the search box: a category or product, a note ("Category" or the price), and its path. */
export type Suggestion = { name: string; note: string; to: string };

const maxProducts = 6;
const longestTyped = 60;

/**
 * Suggestions for the text typed so far: up to 2 categories, then up to 6 products with their price. `priced`: the products at other
 * prices than everybody's.
 */
export function suggestionsFor(
  typed: string,
  priced = (products: Product[]): Product[] => products,
): Suggestion[] {
  const keyword = [...typed.trim()].slice(0, longestTyped).join("");
  if (keyword === "") return [];
  return [
    ...categoriesFor(keyword)
      .slice(0, 2)
      .map(({ name, slug }) => ({ name, note: "Category", to: `/category/${slug}` })),
    ...priced(bestProducts(keyword, maxProducts)).map(({ name, slug, pricePaise }) => ({
      name,
      note: rupees(pricePaise),
      to: `/product/${slug}`,
    })),
  ];
}
