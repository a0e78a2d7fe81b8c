import { and, count, desc, gte, inArray, lte } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { categories, products } from "~/db/schema";
import type { PriceRange } from "./price-brackets";
import type { Product } from "./product";
import { productRows } from "./product-rows.server";
import { pageSize } from "./products.server";

export type Filters = {
  /** Slugs; none: every category. */
  categories: string[];
  price: PriceRange | null;
};

/** The first `page` pages of the products that match, newest first. `page` gives how many pages there were to show. */
export async function productsUpTo(
  page: number,
  filters: Filters = { categories: [], price: null },
): Promise<{ products: Product[]; total: number; page: number }> {
  const matching = matches(filters);
  const [row] = await db.select({ total: count() }).from(products).where(matching);
  const total = row?.total ?? 0;
  const shown = Math.min(page, Math.max(1, Math.ceil(total / pageSize)));
  const list = await listWhere(matching).limit(shown * pageSize);
  return { products: list, total, page: shown };
}

/** One page of the products that match, newest first, with the number of all that do. */
export async function filteredProducts({
  page,
  ...filters
}: Filters & { page: number }): Promise<{ products: Product[]; total: number }> {
  const matching = matches(filters);
  const [list, [row]] = await Promise.all([
    listWhere(matching)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(products).where(matching),
  ]);
  return { products: list, total: row?.total ?? 0 };
}

/** All products of these categories (ids; none: every category) within the price range, newest first. */
export async function productsWith({
  categoryIds,
  price,
}: {
  categoryIds: string[];
  price: PriceRange | null;
}): Promise<Product[]> {
  return listWhere(
    and(
      categoryIds.length > 0 ? inArray(products.categoryId, categoryIds) : undefined,
      within(price),
    ),
  );
}

function listWhere(condition: ReturnType<typeof and>) {
  return productRows().where(condition).orderBy(desc(products.createdAt), desc(products.id));
}

function matches({ categories: slugs, price }: Filters) {
  const chosen = db
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.slug, slugs));
  return and(slugs.length > 0 ? inArray(products.categoryId, chosen) : undefined, within(price));
}

function within(price: PriceRange | null) {
  if (!price) return undefined;
  return and(
    gte(products.pricePaise, Math.round(price.min * 100)),
    price.max === null ? undefined : lte(products.pricePaise, Math.round(price.max * 100)),
  );
}
