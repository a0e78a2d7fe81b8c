import { count, desc } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, type Reader, write } from "~/base/db/connection.server";
import { hasShortHsn, products } from "~/base/db/schema";
import { isOvertaken } from "~/base/lib/form/version.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";

const key = "gst.hsnDigits";

/** Digits of an HSN code that a firm must give: 4 up to ₹5 crore turnover a year, 6 above (notification 78/2020). */
const hsnChoices = [4, 6] as const;
type HsnDigits = (typeof hsnChoices)[number];

/** The stored setting; 4 until the owner says otherwise. */
export function hsnDigits(from: Reader = db): HsnDigits {
  return storedSettings(from).get(key) === "6" ? 6 : 4;
}

/**
 * Stores the setting, read at this `version`, if there is one. Papers that are made stay as they are. Returns what somebody else has
 * changed it to; null: nobody has.
 */
export function changeHsnDigits(
  digits: HsnDigits,
  actor: Actor,
  version?: string,
): Promise<HsnDigits | null> {
  return write((tx) => {
    const before = hsnDigits(tx);
    if (before === digits) return null;
    if (version !== undefined && isOvertaken(before, version, digits)) return before;
    storeSettings(tx, { [key]: String(digits) });
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "gst", name: "HSN digits" },
      before: { digits: before },
      after: { digits },
    });
    return null;
  });
}

const mostShown = 20;

/** Products on offer with a shorter HSN code than the setting wants: how many, and the newest 20. None has fewer than 4. */
export function productsWithShortHsn(digits: HsnDigits) {
  if (digits === 4) return { total: 0, products: [] };
  const found = db
    .select({ slug: products.slug, name: products.name, hsn: products.hsn })
    .from(products)
    .where(hasShortHsn)
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(mostShown)
    .all();
  const total =
    found.length < mostShown
      ? found.length
      : db.select({ total: count() }).from(products).where(hasShortHsn).get()?.total;
  return { total: total ?? 0, products: found };
}
