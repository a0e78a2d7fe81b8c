import { eq, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import {
  archivedProducts,
  batches,
  millEntries,
  millMoves,
  millPlaces,
  products,
} from "~/base/db/schema";
import { dayInWords } from "~/base/lib/dates";
import { sizeColumns } from "~/goods/catalogue/pack-columns.server";
import { packName } from "~/goods/stock/admin/stock-words";

const among = (ids: string[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`;
const name = sql<string>`coalesce(${products.name}, ${archivedProducts.name}, 'A product that is gone')`;

/** Batches by id, with their products as they are today: size and price (paise, with GST) are null where it is gone. */
export function filledBatches(ids: string[]) {
  const rows = db
    .select({
      id: batches.id,
      number: batches.number,
      product: name,
      size: sizeColumns,
      pricePaise: products.pricePaise,
      gstBasisPoints: products.gstBasisPoints,
    })
    .from(batches)
    .leftJoin(products, eq(products.id, batches.productId))
    .leftJoin(archivedProducts, eq(archivedProducts.id, batches.productId))
    .where(sql`${batches.id} in ${among(ids)}`)
    .all();
  return new Map(rows.map((row) => [row.id, row]));
}

export type FilledBatch = NonNullable<ReturnType<ReturnType<typeof filledBatches>["get"]>>;

/** Products with what their packs are called, by name; those that are gone, too. */
export const filledProducts = (ids: string[]): { id: string; name: string }[] =>
  db
    .select({ id: sql<string>`asked.value`, product: name, size: sizeColumns })
    .from(sql`json_each(${JSON.stringify(ids)}) asked`)
    .leftJoin(products, sql`${products.id} = asked.value`)
    .leftJoin(archivedProducts, sql`${archivedProducts.id} = asked.value`)
    .all()
    .map(({ id, product, size }) => ({
      id,
      name: size ? packName({ ...size, name: product }) : product,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** An entry whose bill is missing, in words: `lot S-26-11-30`. */
export type Unpaid = { id: string; words: string };

/** The entries among these ids that bring something in, by id. */
export function unpaidEntries(ids: string[]): Map<string, Unpaid> {
  const rows = db
    .select({
      id: millEntries.id,
      kind: millEntries.kind,
      day: millEntries.day,
      place: millPlaces.name,
    })
    .from(millEntries)
    .innerJoin(millMoves, eq(millMoves.entryId, millEntries.id))
    .innerJoin(millPlaces, eq(millPlaces.id, millMoves.placeId))
    .where(sql`${millEntries.id} in ${among(ids)}`)
    .all();
  return new Map(
    rows.map(({ id, kind, day, place }) => [
      id,
      {
        id,
        words: kind === "seed" ? `lot ${place}` : `oil bought on ${dayInWords(day)}`,
      },
    ]),
  );
}
