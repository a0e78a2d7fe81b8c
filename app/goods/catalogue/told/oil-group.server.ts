import { createHash } from "node:crypto";
import { and, count, gt, isNotNull, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isVisible, products } from "~/base/db/schema";

/** The name that all sizes of an oil have in common for programs: 24 letters and digits, the same as long as its words are. */
export const oilGroup = (family: string): string =>
  createHash("sha256").update(keyOf(family)).digest("hex").slice(0, 24);

const keyOf = (family: string) => family.toLowerCase();

/** The groups of oils that shoppers can have in more than one pack: whether one of them is a size of others. */
export function oilGroups(): { of: (family: string | null) => string | null } {
  const rows = db
    .select({ family: products.family, packs: count() })
    .from(products)
    .where(and(isNotNull(products.family), isVisible))
    .groupBy(sql`${products.family} collate nocase`)
    .having(gt(count(), 1))
    .all();
  const groups = new Map(rows.map(({ family }) => [keyOf(family ?? ""), oilGroup(family ?? "")]));
  return { of: (family) => (family && groups.get(keyOf(family))) || null };
}
