import { and, asc, count, desc, eq, gt, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { priceHistory, products } from "~/base/db/schema";
import { csvLines } from "~/base/lib/csv/csv";
import { dateTime } from "~/base/lib/dates";
import { pageWithin } from "~/base/lib/page-number";
import { typedPrice } from "../day/typed-prices";

/** A price (paise) and from when on it counts (UTC ms); the lowest of the 30 days before, null for a new product. */
export type PastPrice = {
  at: number;
  pricePaise: number;
  mrpPaise: number | null;
  lowestPaise: number | null;
  /** Put back by Undo, and left out of the lowest prices. */
  undone: boolean;
};

const columns = {
  at: priceHistory.at,
  pricePaise: priceHistory.pricePaise,
  mrpPaise: priceHistory.mrpPaise,
  lowestPaise: priceHistory.lowestPaise,
  undone: priceHistory.undone,
};

const pageSize = 50;
/** The chart shows as many changes as a phone has pixels for. */
const chartSize = 365;

/** A pack by its slug, the newest of its prices for a chart (oldest first), and a page of all (newest first). */
export function historyOf(slug: string, asked: number) {
  const pack = db
    .select({ id: products.id, name: products.name, slug: products.slug })
    .from(products)
    .where(eq(products.slug, slug))
    .get();
  if (!pack) return null;
  const isIts = eq(priceHistory.productId, pack.id);
  const total = db.select({ total: count() }).from(priceHistory).where(isIts).get()?.total ?? 0;
  const { page, pages, offset } = pageWithin(total, asked, pageSize);
  const newestFirst = () =>
    db
      .select(columns)
      .from(priceHistory)
      .where(isIts)
      .orderBy(desc(priceHistory.at), desc(priceHistory.id));
  const chart: PastPrice[] = newestFirst().limit(chartSize).all().toReversed();
  const rows: PastPrice[] = newestFirst().limit(pageSize).offset(offset).all();
  return { pack, chart, rows, page, pages };
}

const batchSize = 1000;

/** The prices of one pack (its id), or of all, as CSV, oldest first; in batches, so that memory does not grow. */
export async function* historyAsCsv(productId: string | null): AsyncGenerator<string> {
  yield csvLines([
    ["slug", "name", "from", "from_utc", "price", "mrp", "lowest_of_30_days_before", "undone"],
  ]);
  for (let last: number | undefined = 0; last !== undefined;) {
    const rows = rowsAfter(last, productId);
    if (rows.length > 0)
      yield csvLines(
        rows.map(({ slug, name, at, pricePaise, mrpPaise, lowestPaise, undone }) => [
          slug,
          name,
          dateTime(at),
          new Date(at).toISOString(),
          typedPrice(pricePaise),
          mrpPaise === null ? "" : typedPrice(mrpPaise),
          lowestPaise === null ? "" : typedPrice(lowestPaise),
          undone ? "yes" : "",
        ]),
      );
    last = rows.length === batchSize ? rows.at(-1)?.id : undefined;
  }
}

/** By number for all packs; those of one pack stand together in its index. */
function rowsAfter(id: number, productId: string | null) {
  const isIts = productId === null ? undefined : sql`+${priceHistory.id} > ${id}`;
  return db
    .select({ id: priceHistory.id, slug: products.slug, name: products.name, ...columns })
    .from(priceHistory)
    .innerJoin(products, eq(products.id, priceHistory.productId))
    .where(
      productId === null
        ? gt(priceHistory.id, id)
        : and(eq(priceHistory.productId, productId), isIts),
    )
    .orderBy(asc(priceHistory.id))
    .limit(batchSize)
    .all();
}
