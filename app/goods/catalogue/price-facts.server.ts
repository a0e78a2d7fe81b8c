import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { priceHistory, products } from "~/base/db/schema";
import { day } from "~/base/lib/time";

/** The row of a product's history that its price began with: later ones changed its MRP alone. */
export const priceSince = alias(priceHistory, "price_since");

/** Another price that it had last, before that; one that was undone is none. */
const before = (column: "at" | "price_paise") =>
  sql`(select earlier.${sql.raw(column)} from ${priceHistory} as earlier
    where earlier.product_id = ${products.id} and earlier.price_paise <> ${products.pricePaise} and earlier.undone = 0 order by earlier.at desc limit 1)`;

/** Joins `priceSince` to a product: two steps in the index of its history. */
export const isPriceSince = eq(
  priceSince.id,
  sql`(select first.id from ${priceHistory} as first
    where first.product_id = ${products.id} and first.undone = 0 and first.at > coalesce(${before("at")}, -1) order by first.at limit 1)`,
);

/** From when on a product costs what it does, and the lowest price of the 30 days before; both written when it changed. */
export const priceFacts = {
  pricedAt: priceSince.at,
  lowestPaise: priceSince.lowestPaise,
  isLowered: sql<boolean>`coalesce(${before("price_paise")} > ${products.pricePaise}, 0)`.mapWith(
    Boolean,
  ),
};

/** Whether it was sold for 30 days before it had its price: only then an MRP above it is struck through. */
export const isCompared = sql<boolean>`exists (select 1 from ${priceHistory} as earlier
  where earlier.product_id = ${products.id} and earlier.at <= ${priceSince.at} - ${sql.raw(String(30 * day))})`.mapWith(
  Boolean,
);
