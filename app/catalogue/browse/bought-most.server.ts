import { and, desc, eq, sql } from "drizzle-orm";
import { db, type Reader, write } from "~/db/connection.server";
import { prepared } from "~/db/prepared.server";
import { isVisible, products, soldLately } from "~/db/schema";
import type { Product } from "../product";
import { productsByIds } from "../product-rows.server";

/** The products that were bought most lately and can be bought; none while nothing is sold. */
export function boughtMost(most: number): Product[] {
  return productsByIds(
    topIds(db)
      .all({ most })
      .map(({ id }) => id),
  );
}

const topIds = prepared((from: Reader) =>
  from
    .select({ id: soldLately.productId })
    .from(soldLately)
    .innerJoin(products, eq(products.id, soldLately.productId))
    .where(and(isVisible, sql`${products.isSoldOut} = 0`))
    .orderBy(desc(soldLately.packs), desc(soldLately.productId))
    .limit(sql.placeholder("most"))
    .prepare(),
);

/** Stores what was sold lately (product id → packs), and touches only what changed: open pages show it. Returns how many did. */
export function keepSoldLately(packs: ReadonlyMap<string, number>, now: number): Promise<number> {
  return write((tx) => {
    const before = new Map(
      tx
        .select()
        .from(soldLately)
        .all()
        .map((row) => [row.productId, row.packs]),
    );
    const gone = [...before.keys()].filter((id) => !packs.has(id));
    for (const id of gone) tx.delete(soldLately).where(eq(soldLately.productId, id)).run();
    const changed = [...packs].filter(([id, sold]) => before.get(id) !== sold);
    for (const [productId, sold] of changed) {
      const row = { packs: sold, countedAt: now };
      tx.insert(soldLately)
        .values({ productId, ...row })
        .onConflictDoUpdate({ target: soldLately.productId, set: row })
        .run();
    }
    return gone.length + changed.length;
  });
}
