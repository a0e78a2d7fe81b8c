import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { categories, isHidden, isVisible, products } from "~/base/db/schema";
import type { SaleState } from "~/base/db/statuses";
import { pageWithin } from "~/base/lib/page-number";
import type { AdminListQuery, ProductSort } from "./admin-list-query";
import type { Product } from "../product";
import { countAll, countHidden, countIn } from "../product-counts.server";
import { productsByIds } from "../product-rows.server";
import { holds } from "../search/substring-match.server";
import { idsFound } from "./ids-found.server";
import { folded } from "../search-text";

/** Products per page of the admin's list. */
const adminPageSize = 24;

/** A keyword search stops at this many products; the list then says "more than". */
const maxFound = 1000;

type AdminPage = {
  products: Product[];
  /** A lower bound if `isMore`. */
  total: number;
  isMore: boolean;
  page: number;
  pages: number;
};

/** One page of the matching products; a page past the end returns the last one. Every sort order has an index. */
export function adminProducts(query: AdminListQuery): AdminPage {
  const category = query.category === "" ? null : categoryId(query.category);
  const inCategory = category === null ? undefined : eq(products.categoryId, category);
  const wanted = folded(query.q);
  if (wanted === "" && query.sale === "") {
    const visible = category === null ? countAll() : countIn([category]);
    const total = visible + countHidden(category);
    return pageOf(query, { total, isMore: false, condition: inCategory });
  }
  const { sale } = query;
  const inState = and(inCategory, sale === "" ? undefined : ofSale[sale]);
  const found = idsFound(query.q, maxFound + 1, inState, sale);
  const isMore = found.length > maxFound;
  // Few matches are sorted directly; many are found quickly while walking the sort order's index.
  const condition = isMore
    ? and(inState, wanted === "" ? undefined : holds(wanted))
    : inArray(products.id, sql`(select value from json_each(${JSON.stringify(found)}))`);
  return pageOf(query, { total: Math.min(found.length, maxFound), isMore, condition });
}

/** What shoppers see as on sale or sold out, by the owner's word or by stock, and what they do not see. */
const ofSale: Record<SaleState, SQL | undefined> = {
  "on sale": and(isVisible, sql`is_sold_out = 0`),
  "sold out": and(isVisible, sql`is_sold_out = 1`),
  hidden: isHidden,
};

function pageOf(
  query: AdminListQuery,
  { total, isMore, condition }: { total: number; isMore: boolean; condition: SQL | undefined },
): AdminPage {
  const { pages, page, offset: from } = pageWithin(total, query.page, adminPageSize);
  const most = Math.min(adminPageSize, total - from);
  // Past the middle, read from the other end: fewer rows to skip.
  const isFar = !isMore && from > total / 2;
  // Ids first: with joins, the skipped rows of all earlier pages would be joined too.
  const ids = db
    .select({ id: products.id })
    .from(products)
    .where(condition)
    .orderBy(...(isFar ? reversedOrders : orders)[query.sort])
    .limit(Math.max(0, most))
    .offset(isFar ? total - from - most : from)
    .all();
  const list = ids.map(({ id }) => id);
  return { products: productsByIds(isFar ? list.toReversed() : list), total, isMore, page, pages };
}

const orders: Record<ProductSort, ReturnType<typeof asc>[]> = {
  newest: [desc(products.createdAt), desc(products.id)],
  name: [asc(sql`${products.name} collate nocase`), asc(products.id)],
  "price-up": [asc(products.pricePaise), asc(products.id)],
  "price-down": [desc(products.pricePaise), desc(products.id)],
};

const reversedOrders: typeof orders = {
  newest: [asc(products.createdAt), asc(products.id)],
  name: [desc(sql`${products.name} collate nocase`), desc(products.id)],
  "price-up": orders["price-down"],
  "price-down": orders["price-up"],
};

/** The category's id; for an unknown slug "", which matches no product. */
function categoryId(slug: string): string {
  const found = db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.slug, slug))
    .get();
  return found?.id ?? "";
}
