import { and, count, desc, eq, like } from "drizzle-orm";
import { pricedAbovePrint } from "~/goods/catalogue/changes/printed-mrp.server";
import { sizeColumns } from "~/goods/catalogue/pack-columns.server";
import { db } from "~/base/db/connection.server";
import { categories, hasOddSize, products } from "~/base/db/schema";
import { hsnDigits, productsWithShortHsn } from "~/office/gst-return/hsn-digits.server";
import { suppliesToLookAt } from "~/goods/catalogue/parts/supplies.server";
import { declaredSize } from "~/base/lib/pack-size";
import { hasSavedTerms, returnTerms } from "~/upkeep/pages/returns/return-terms.server";

/** What the desk warns of and never blocks: an accountant or lawyer decides. */
export const sellWarnings = () => ({
  printed: pricedAbovePrint(),
  sizes: oddSizes(),
  hsn: hsnState(),
  supplies: suppliesToLookAt(),
  returns: returnState(),
});

const mostShown = 20;

/** Of an oil, as `isOil` says: the rule knows no other goods. */
const isOdd = and(hasOddSize, like(products.hsn, "15%"));

/** Packs on offer of a size that the rule of 2026 on edible oil does not know: how many, and the newest 20. */
function oddSizes() {
  const found = db
    .select({
      slug: products.slug,
      name: products.name,
      category: categories.name,
      pack: sizeColumns,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(isOdd)
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(mostShown)
    .all();
  const total =
    found.length < mostShown
      ? found.length
      : (db.select({ total: count() }).from(products).where(isOdd).get()?.total ?? 0);
  return {
    total,
    packs: found.map(({ pack, ...product }) => ({ ...product, size: declaredSize(pack) })),
  };
}

/** How many digits HSN codes must have by the turnover, and the products that have fewer. */
function hsnState() {
  const digits = hsnDigits();
  return { digits, ...productsWithShortHsn(digits) };
}

/** The terms of returns, and whether the owner has ever saved them. */
const returnState = () => ({ ...returnTerms(), isSaved: hasSavedTerms() });
