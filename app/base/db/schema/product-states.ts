import { sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";

// What state a product is in and what it is sorted by, for queries and the indexes they use. Literals, as in `order-states.ts`.

/**
 * Prices in ₹500 steps, the last (8) open-ended, for the Store's price filter. SQLite uses an expression index only for an
 * identical expression, hence literal numbers (and no comma: drizzle-kit would split the index there).
 */
export const priceStep = (pricePaise: AnySQLiteColumn) =>
  sql<number>`case when ${pricePaise} < 400000 then ${pricePaise} / 50000 else 8 end`;

/** A price per litre, to sort by: 64-bit integers, as the index computes it. Goods without litres come last. */
export const litrePrice = (pricePaise: AnySQLiteColumn, volumeMl: AnySQLiteColumn) =>
  sql<number>`case when ${volumeMl} is null then 9007199254740991 else ${pricePaise} * 1000 / ${volumeMl} end`;

/** What shoppers may see, and what only the owner sees. */
export const isVisible = sql.raw("sale <> 'hidden'");

/**
 * Offered without something that the law wants on pack and page: MRP, maker, origin, best before, net quantity by weight as well, if it is no
 * number (Legal Metrology (Packaged Commodities) Rules 2011, rules 6 and 10), what it is made of, a picture of the pack and one of its label
 * (FSSAI). The ingredients stand for the generic name where that is not given.
 */
export const lacksDeclaration = sql.raw(
  "sale <> 'hidden' and (mrp_paise is null or maker is null or country_of_origin is null or best_before is null or ingredients is null or (net_weight_g is null and measure not in ('piece', 'pair', 'box')) or photo_id is null or label_photo_id is null)",
);
export const isHidden = sql.raw("sale = 'hidden'");

/** Offered in a container of another size than the standard ones (`isStandardSize`); a pack by weight counts in grams, goods by number have none. */
export const hasOddSize = sql.raw(
  "sale <> 'hidden' and iif(measure in ('kg', 'g'), net_weight_g, volume_ml) >= 200 * containers and iif(measure in ('kg', 'g'), net_weight_g, volume_ml) not in (200 * containers, 500 * containers, 1000 * containers, 2000 * containers, 3000 * containers, 4000 * containers, 5000 * containers, 15000 * containers, 20000 * containers)",
);
/** Offered with an HSN code of 4 digits: too few for a firm that must give 6. */
export const hasShortHsn = sql.raw("sale <> 'hidden' and length(hsn) < 6");

/** Of a batch: none of its packs may be sold, as it is too old or recalled. */
export const isOffSale = sql.raw("(is_aged = 1 or is_recalled = 1)");
