import { and, asc, eq, gt, gte, max, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { categories, isVisible, products } from "~/base/db/schema";
import { largestSitemap, type Listed, sitemapIndex, urlset } from "~/base/lib/sitemap";
import { productCount } from "./products.server";

/** Rows per batch: other requests run between batches. */
const batchSize = 1000;

/**
 * The sitemap of all public pages: fixed ones, categories, products. With more than `perFile` addresses it is a sitemap
 * index of files that `sitemapPart` returns.
 */
export function sitemap(
  address: string,
  fixedPaths: string[],
  perFile = largestSitemap,
): Iterable<string> | AsyncIterable<string> {
  const pages = pagesOf(fixedPaths);
  const total = productCount();
  if (pages.length + total <= perFile) return urlset(address, pagesThenProducts(pages, 0, total));
  const files = Array.from({ length: 1 + Math.ceil(total / perFile) }, (_, index) => ({
    path: `/sitemap/${index + 1}.xml`,
    changed: null,
  }));
  return [sitemapIndex(address, files)];
}

/** One file of the sitemap index: number 1 has pages and categories, the others products. Null if there is no such file. */
export function sitemapPart(
  address: string,
  fixedPaths: string[],
  number: number,
  perFile = largestSitemap,
): AsyncIterable<string> | null {
  if (number === 1) return urlset(address, pagesThenProducts(pagesOf(fixedPaths), 0, 0));
  const from = (number - 2) * perFile;
  if (!Number.isSafeInteger(from) || from < 0 || from >= productCount()) return null;
  return urlset(address, pagesThenProducts([], from, perFile));
}

async function* pagesThenProducts(
  pages: Listed[],
  from: number,
  most: number,
): AsyncGenerator<Listed[]> {
  // An empty chunk would end the response stream.
  if (pages.length > 0) yield pages;
  yield* productsFrom(from, most);
}

/** A category's page changes with its products; the home page and the Store with any product. */
function pagesOf(fixedPaths: string[]): Listed[] {
  const lastChange = db
    .select({ changed: max(products.updatedAt) })
    .from(products)
    .where(and(eq(products.categoryId, categories.id), isVisible));
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
    .where(isVisible)
    .get();
  const changedOf = (path: string) =>
    path === "/" || path === "/Store" ? (latest?.changed ?? null) : null;
  return [
    ...fixedPaths.map((path) => ({ path, changed: changedOf(path) })),
    ...list.map(({ slug, changed }) => ({ path: `/category/${slug}`, changed })),
  ];
}

/** At most `most` visible products starting at offset `place`, oldest first, in batches. */
async function* productsFrom(place: number, most: number): AsyncGenerator<Listed[]> {
  let next = startingAt(place);
  for (let left = most; next && left > 0; left -= batchSize) {
    const rows = db
      .select({ id: products.id, slug: products.slug, changed: products.updatedAt })
      .from(products)
      .where(and(next, isVisible))
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
    .where(isVisible)
    .orderBy(asc(products.id))
    .limit(1)
    .offset(place)
    .get();
  return first && gte(products.id, first.id);
}
