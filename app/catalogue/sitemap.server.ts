import { asc, eq, gt, gte, max, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { categories, products } from "~/db/schema";
import { largestSitemap, type Listed, sitemapIndex, urlset } from "~/lib/sitemap";
import { productCount } from "./products.server";

/** Rows read at a time: other requests get their turn in between. */
const batchSize = 1000;

/**
 * The list of all pages for search engines: the fixed ones, categories, products. More than `perFile` addresses become a
 * list of files, each to be had from `sitemapPart`.
 */
export function sitemap(
  address: string,
  fixedPaths: string[],
  perFile = largestSitemap,
): Iterable<string> | AsyncIterable<string> {
  const pages = pagesOf(fixedPaths);
  const total = productCount();
  if (pages.length + total <= perFile) return urlset(address, together(pages, 0, total));
  const files = Array.from({ length: 1 + Math.ceil(total / perFile) }, (_, index) => ({
    path: `/sitemap/${index + 1}.xml`,
    changed: null,
  }));
  return [sitemapIndex(address, files)];
}

/** One file of the list: number 1 has the pages and categories, the others the products. Null: there is no such file. */
export function sitemapPart(
  address: string,
  fixedPaths: string[],
  number: number,
  perFile = largestSitemap,
): AsyncIterable<string> | null {
  if (number === 1) return urlset(address, together(pagesOf(fixedPaths), 0, 0));
  const from = (number - 2) * perFile;
  if (!Number.isSafeInteger(from) || from < 0 || from >= productCount()) return null;
  return urlset(address, together([], from, perFile));
}

async function* together(pages: Listed[], from: number, most: number): AsyncGenerator<Listed[]> {
  // An empty piece would end the flow of the answer before it began.
  if (pages.length > 0) yield pages;
  yield* productsFrom(from, most);
}

/** A category's page has changed when one of its products has; so have the lists of all. */
function pagesOf(fixedPaths: string[]): Listed[] {
  const lastChange = db
    .select({ changed: max(products.updatedAt) })
    .from(products)
    .where(eq(products.categoryId, categories.id));
  const list = db
    .select({
      slug: categories.slug,
      changed: sql<number>`max(${categories.updatedAt}, coalesce((${lastChange}), 0))`,
    })
    .from(categories)
    .orderBy(categories.id)
    .all();
  const latest = db
    .select({ changed: max(products.updatedAt) })
    .from(products)
    .get();
  const changedOf = (path: string) =>
    path === "/" || path === "/Store" ? (latest?.changed ?? null) : null;
  return [
    ...fixedPaths.map((path) => ({ path, changed: changedOf(path) })),
    ...list.map(({ slug, changed }) => ({ path: `/category/${slug}`, changed })),
  ];
}

/** At most so many products from the one at this place on, oldest first, in batches. */
async function* productsFrom(place: number, most: number): AsyncGenerator<Listed[]> {
  let next = startingAt(place);
  for (let left = most; next && left > 0; left -= batchSize) {
    const rows = db
      .select({ id: products.id, slug: products.slug, changed: products.updatedAt })
      .from(products)
      .where(next)
      .orderBy(asc(products.id))
      .limit(Math.min(left, batchSize))
      .all();
    if (rows.length === 0) return;
    const last = rows.at(-1);
    next = last && gt(products.id, last.id);
    yield rows.map(({ slug, changed }) => ({ path: `/product/${slug}`, changed }));
  }
}

function startingAt(place: number) {
  const first = db
    .select({ id: products.id })
    .from(products)
    .orderBy(asc(products.id))
    .limit(1)
    .offset(place)
    .get();
  return first && gte(products.id, first.id);
}
