import { and, asc, inArray, sql } from "drizzle-orm";
import { sizeColumns } from "~/catalogue/pack-columns.server";
import { db } from "~/db/connection.server";
import { isVisible, products } from "~/db/schema";
import { unitPrices } from "~/prices/unit-price.server";
import { leftOf } from "~/stock/available.server";

/** Most packs on the sheet; a customer's own are always among them. */
const mostShown = 200;

const columns = {
  id: products.id,
  name: products.name,
  ...sizeColumns,
  pricePaise: products.pricePaise,
};

/**
 * The packs that can be sold, sold out or not: the customer's own first (`first`, ids), then by name. Prices (paise) are those of this
 * customer for one pack; `left`: packs that are left, null: not counted. `now`: UTC ms.
 */
export function packsFor(first: string[], userId: string | null, now = Date.now()) {
  const own = db
    .select(columns)
    .from(products)
    .where(and(inArray(products.id, first), isVisible))
    .all();
  const others = db
    .select(columns)
    .from(products)
    .where(isVisible)
    .orderBy(asc(sql`${products.name} collate nocase`), asc(products.id))
    .limit(mostShown)
    .all();
  const byId = new Map([...own, ...others].map((pack) => [pack.id, pack]));
  const ids = [...new Set([...first, ...byId.keys()])];
  const packs = ids.flatMap((id) => byId.get(id) ?? []);
  const prices = unitPrices(
    db,
    userId,
    packs.map((product) => ({ product, quantity: 1 })),
  );
  const left = leftOf(db, ids, { cartId: null, now });
  return packs.map((pack, index) => ({
    ...pack,
    pricePaise: prices[index]?.paise ?? pack.pricePaise,
    /** The customer bought it before. */
    isOwn: first.includes(pack.id),
    left: left.get(pack.id)?.packs ?? null,
  }));
}

export type ShownPack = ReturnType<typeof packsFor>[number];
