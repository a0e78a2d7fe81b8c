import { pageWithin } from "~/base/lib/page-number";
import { type PageRange, pageRange, pageSize } from "./list-page";
import { countOf, newestOf, type ProductQuery } from "./product-paging.server";
import type { PriceRange } from "./price-brackets";
import type { Product } from "./product";
import { mostInOneList } from "./products.server";

type Filters = {
  /** None: all categories. */
  categoryIds: string[];
  price: PriceRange | null;
};

/** A list up to a page: the products of its range, the total, and the page it ends with. */
export type Grown = { products: Product[]; total: number; page: number; range: PageRange };

/** The matching products, newest first, up to this page; a page past the end returns the last one. */
export function productsUpTo(
  requested: number,
  filters: Filters = { categoryIds: [], price: null },
): Grown {
  const query = queryOf(filters);
  const total = countOf(query);
  const { page } = pageWithin(total, requested, pageSize);
  const range = pageRange(page, pageSize);
  return { products: newestOf(query, range), total, page, range };
}

/** The newest `mostInOneList` products of these categories within the price range. */
export const productsWith = (filters: Filters): Product[] =>
  newestOf(queryOf(filters), { from: 0, to: mostInOneList });

const queryOf = ({ categoryIds, price }: Filters): ProductQuery => ({
  categoryIds: categoryIds.length > 0 ? categoryIds : null,
  price,
});
