import { inArray } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { listed, prepared } from "~/base/db/prepared.server";
import { categories } from "~/base/db/schema";
import { pageWithin } from "~/base/lib/page-number";
import { type PageRange, pageRange, pageSize } from "./list-page";
import { countOf, newestOf, type ProductQuery } from "./product-paging.server";
import type { PriceRange } from "./price-brackets";
import type { Product } from "./product";
import { mostInOneList } from "./products.server";

type Filters = {
  /** Slugs; empty: all categories. */
  categories: string[];
  price: PriceRange | null;
};

/** A list up to a page: the products of its range, the total, and the page it ends with. */
export type Grown = { products: Product[]; total: number; page: number; range: PageRange };

/** The matching products, newest first, up to this page; a page past the end returns the last one. */
export function productsUpTo(
  page: number,
  filters: Filters = { categories: [], price: null },
): Grown {
  return upTo(queryOf(filters), page);
}

function upTo(query: ProductQuery, requested: number): Grown {
  const total = countOf(query);
  const { page } = pageWithin(total, requested, pageSize);
  const range = pageRange(page, pageSize);
  return { products: newestOf(query, range), total, page, range };
}

/** The newest `mostInOneList` products of these categories (ids; none: all categories) within the price range. */
export function productsWith({
  categoryIds,
  price,
}: {
  categoryIds: string[];
  price: PriceRange | null;
}): Product[] {
  const query = { categoryIds: categoryIds.length > 0 ? categoryIds : null, price };
  return newestOf(query, { from: 0, to: mostInOneList });
}

function queryOf({ categories: slugs, price }: Filters): ProductQuery {
  if (slugs.length === 0) return { categoryIds: null, price };
  const chosen = withSlugs(db).all({ slugs: JSON.stringify(slugs) });
  return { categoryIds: chosen.map(({ id }) => id), price };
}

const withSlugs = prepared((from) =>
  from
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.slug, listed("slugs")))
    .prepare(),
);
