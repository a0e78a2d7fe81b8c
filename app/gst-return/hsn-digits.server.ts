import { and, asc, ne, sql } from "drizzle-orm";
import { type Actor, recordChange } from "~/audit/record.server";
import { db, type Reader, write } from "~/db/connection.server";
import { products } from "~/db/schema";
import { storedSettings, storeSettings } from "~/db/stored-settings.server";

const key = "gst.hsnDigits";

/** Digits of an HSN code that a firm must give: 4 up to ₹5 crore turnover a year, 6 above (notification 78/2020). */
export const hsnChoices = [4, 6] as const;
export type HsnDigits = (typeof hsnChoices)[number];

/** The stored setting; 4 until the owner says otherwise. */
export function hsnDigits(from: Reader = db): HsnDigits {
  return storedSettings(from).get(key) === "6" ? 6 : 4;
}

/** Stores the setting. Papers that are made stay as they are. */
export async function changeHsnDigits(digits: HsnDigits, actor: Actor): Promise<void> {
  await write((tx) => {
    const before = hsnDigits(tx);
    if (before === digits) return;
    storeSettings(tx, { [key]: String(digits) });
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "gst", name: "HSN digits" },
      before: { digits: before },
      after: { digits },
    });
  });
}

/** Products that are on offer with a shorter HSN code than the setting wants, at most 20. */
export function productsWithShortHsn(digits: HsnDigits) {
  return db
    .select({ slug: products.slug, name: products.name, hsn: products.hsn })
    .from(products)
    .where(and(ne(products.sale, "hidden"), sql`length(${products.hsn}) < ${digits}`))
    .orderBy(asc(products.name))
    .limit(20)
    .all();
}
