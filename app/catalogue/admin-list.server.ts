import { and, asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { categories, products } from "~/db/schema";
import type { AdminListQuery, ProductSort } from "./admin-list-query";
import type { Product } from "./product";
import { productRows } from "./product-rows.server";
import { folded } from "./search-text";

/** Products on one page of the admin's list. */
export const adminPageSize = 24;

/** One page of the products that match; a page past the end gives the last one. Each order has an index of its own. */
export async function adminProducts(
  query: AdminListQuery,
): Promise<{ products: Product[]; total: number; page: number; pages: number }> {
  const matching = await condition(query);
  const [row] = await db.select({ total: count() }).from(products).where(matching);
  const total = row?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / adminPageSize));
  const page = Math.min(query.page, pages);
  // The ids first: joined rows of all the pages before this one would be read only to be skipped.
  const ids = await db
    .select({ id: products.id })
    .from(products)
    .where(matching)
    .orderBy(...orders[query.sort])
    .limit(adminPageSize)
    .offset((page - 1) * adminPageSize);
  const list = await productRows()
    .where(
      inArray(
        products.id,
        ids.map(({ id }) => id),
      ),
    )
    .orderBy(...orders[query.sort]);
  return { products: list, total, page, pages };
}

const orders: Record<ProductSort, ReturnType<typeof asc>[]> = {
  newest: [desc(products.createdAt), desc(products.id)],
  name: [asc(sql`${products.name} collate nocase`), asc(products.id)],
  "price-up": [asc(products.pricePaise), asc(products.id)],
  "price-down": [desc(products.pricePaise), desc(products.id)],
};

async function condition({ keyword, category }: AdminListQuery) {
  const wanted = folded(keyword);
  return and(
    category === "" ? undefined : eq(products.categoryId, await categoryId(category)),
    wanted === "" ? undefined : sql`instr(${products.searchText}, ${wanted}) > 0`,
  );
}

/** An id that nothing has for a category that is not there: its list is empty. */
async function categoryId(slug: string): Promise<string> {
  const [found] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.slug, slug));
  return found?.id ?? "";
}
