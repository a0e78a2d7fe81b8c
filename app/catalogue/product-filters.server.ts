import { eq, inArray } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { categories } from "~/db/schema";
import { pageWithin } from "~/lib/page-number";
import { type PageRange, pageRange } from "./list-page";
import { countOf, newestOf, type ProductQuery } from "./product-paging.server";
import type { PriceRange } from "./price-brackets";
import type { Category, Product } from "./product";
import { mostInOneList, pageSize } from "./products.server";

export type Filters = {
  /** Slugs; none: every category. */
  categories: string[];
  price: PriceRange | null;
};

/** A list as it has grown: the products of a range, which page of how many products in all it ends with. */
export type Grown = { products: Product[]; total: number; page: number; range: PageRange };

/** The products that match, newest first, as far as this page; a page past the end gives the last one. */
export function productsUpTo(
  page: number,
  filters: Filters = { categories: [], price: null },
): Grown {
  return grown(shelfOf(filters), page);
}

/** The products of a category, newest first, as far as this page. */
export function categoryUpTo(page: number, { id }: Pick<Category, "id">): Grown {
  return grown({ categoryIds: [id], price: null }, page);
}

function grown(shelf: ProductQuery, asked: number): Grown {
  const total = countOf(shelf);
  const { page } = pageWithin(total, asked, pageSize);
  const range = pageRange(page, pageSize);
  return { products: newestOf(shelf, range), total, page, range };
}

/** Products of these categories (ids; none: every category) within the price range: the newest `mostInOneList`. */
export function productsWith({
  categoryIds,
  price,
}: {
  categoryIds: string[];
  price: PriceRange | null;
}): Product[] {
  const shelf = { categoryIds: categoryIds.length > 0 ? categoryIds : null, price };
  return newestOf(shelf, { from: 0, to: mostInOneList });
}

function shelfOf({ categories: slugs, price }: Filters): ProductQuery {
  if (slugs.length === 0) return { categoryIds: null, price };
  const [slug, ...others] = slugs;
  const chosen = db
    .select({ id: categories.id })
    .from(categories)
    .where(others.length > 0 ? inArray(categories.slug, slugs) : eq(categories.slug, slug ?? ""))
    .all();
  return { categoryIds: chosen.map(({ id }) => id), price };
}
