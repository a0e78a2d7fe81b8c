import { eq } from "drizzle-orm";
import type { Actor } from "~/upkeep/audit/record.server";
import { write } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import type { SaleFacts } from "../product";
import { factsOf, recordProduct } from "./product-audit.server";
import { laterThan } from "./product-changes.server";
import { hearNewWords } from "../search/spelling/heard-words.server";
import { forgetBackOn } from "../sale/back-on.server";
import { refuseUnready } from "../sale/strict.server";

/** What a tap changed. `version`: the product's `updatedAt` after it. */
type SaleChange = { id: string; before: SaleFacts; version: number };

/**
 * Puts a product on sale, sold out or hidden; null if it is so already. `version`: change it only if it is still this one, as for
 * undoing a change. Throws `Refused` as `refuseUnready` does. `now`: UTC ms.
 */
export function changeSale(
  id: string,
  { sale, backOn, version }: Partial<SaleFacts> & Pick<SaleFacts, "sale"> & { version?: number },
  actor: Actor,
  now = Date.now(),
): Promise<SaleChange | null | { problem: "unknown-product" | "changed-meanwhile" }> {
  return write((tx) => {
    const before = tx.select().from(products).where(eq(products.id, id)).get();
    if (!before) return { problem: "unknown-product" };
    if (version !== undefined && version !== before.updatedAt)
      return { problem: "changed-meanwhile" };
    if (before.sale === sale) return null;
    refuseUnready(tx, { ...before, sale }, before);
    const updatedAt = laterThan(before.updatedAt, now);
    tx.update(products)
      .set({ sale, updatedAt, ...(backOn !== undefined && { backOn }) })
      .where(eq(products.id, id))
      .run();
    hearNewWords(tx);
    forgetBackOn(tx, [id]);
    const after = tx.select().from(products).where(eq(products.id, id)).get() ?? before;
    recordProduct(tx, {
      actor,
      action: "product.update",
      id,
      before: factsOf(tx, before),
      after: factsOf(tx, after),
    });
    return { id, before: { sale: before.sale, backOn: before.backOn }, version: updatedAt };
  });
}
