import { and, asc, desc, eq, getTableColumns, gt, inArray, lte, sql } from "drizzle-orm";
import { sizeColumns } from "~/goods/catalogue/pack-columns.server";
import { db, type Reader } from "~/base/db/connection.server";
import { archivedProducts, batches, products } from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";

const columns = {
  ...getTableColumns(batches),
  /** Of a product that is gone, as it was; "" for one nobody remembers. */
  product: sql<string>`coalesce(${products.name}, ${archivedProducts.name}, '')`,
  /** These of the product are null when it is gone. */
  slug: products.slug,
  size: sizeColumns,
  isCounted: products.isCounted,
  label: products.bestBefore,
};

/** Batches with their products. */
export const batchRows = (from: Reader = db) =>
  from
    .select(columns)
    .from(batches)
    .leftJoin(products, eq(products.id, batches.productId))
    .leftJoin(archivedProducts, eq(archivedProducts.id, batches.productId));

/** The batch with this id; null: there is none. */
export function batchById(id: string, from: Reader = db) {
  return batchRows(from).where(eq(batches.id, id)).get() ?? null;
}

export type BatchRow = NonNullable<ReturnType<typeof batchById>>;

/** The batch with this number, in capitals or not; null: there is none. */
export function batchByNumber(number: string, from: Reader = db) {
  return (
    batchRows(from)
      .where(sql`${batches.number} = ${number} collate nocase`)
      .get() ?? null
  );
}

/** The batches with these numbers, by number in small letters. */
export function batchesNumbered(numbers: string[], from: Reader = db): Map<string, BatchRow> {
  const wanted = JSON.stringify(numbers.filter(Boolean));
  const found = batchRows(from)
    .where(sql`${batches.number} collate nocase in (select value from json_each(${wanted}))`)
    .all();
  return new Map(found.map((batch) => [batch.number.toLowerCase(), batch]));
}

/** Packs on hand of a product that are in no batch: 0 or more. */
export function inNoBatch(productId: string, from: Reader = db): number {
  const row = from
    .select({
      packs: sql<number>`stock - coalesce((select sum(b.packs) from batches b where b.product_id = products.id), 0)`,
    })
    .from(products)
    .where(eq(products.id, productId))
    .get();
  return Math.max(0, row?.packs ?? 0);
}

/** Most batches of a product that a form offers. */
const mostOffered = 30;

/** The newest batches of a product, to choose from: id and number. */
export const batchOptions = (productId: string): [id: string, number: string][] =>
  (newestBatches([productId]).get(productId) ?? []).map(({ id, number }) => [id, number]);

/** The newest batches of each of these products, by product. */
export function newestBatches(productIds: string[], most = mostOffered) {
  const { id, number, productId } = batches;
  const place = sql<number>`row_number() over (partition by ${productId}
    order by ${desc(batches.bestBefore)}, ${desc(batches.packedOn)}, ${desc(id)})`.as("place");
  const ranked = db
    .select({ id, number, productId, place })
    .from(batches)
    .where(inArray(productId, sql`(select value from json_each(${JSON.stringify(productIds)}))`))
    .as("ranked");
  const rows = db
    .select()
    .from(ranked)
    .where(lte(ranked.place, most))
    .orderBy(asc(ranked.place))
    .all();
  return groupedBy(rows, (batch) => batch.productId);
}

/** What the product page tells of the batch that is being sold now; null: the owner shows nothing of it, or batches are not kept. */
export function shownBatch(productId: string) {
  const batch = onSale(productId);
  if (!batch?.isShown) return null;
  const { id, number, packedOn, bestBefore, reportWords, reportFile } = batch;
  return { id, number, packedOn, bestBefore, words: reportWords, hasReport: reportFile !== null };
}

export type ShownBatch = NonNullable<ReturnType<typeof shownBatch>>;

/** The batch that the next order takes its packs from (`fromBatches`). */
const onSale = (productId: string) =>
  db
    .select()
    .from(batches)
    .where(
      and(
        eq(batches.productId, productId),
        eq(batches.isAged, false),
        eq(batches.isRecalled, false),
        gt(batches.packs, 0),
      ),
    )
    .orderBy(asc(batches.bestBefore), asc(batches.packedOn), asc(batches.id))
    .limit(1)
    .get();
