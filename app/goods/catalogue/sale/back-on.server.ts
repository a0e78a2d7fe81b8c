import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { products } from "~/base/db/schema";

/**
 * Forgets when these products may be back, where they can be bought again: the next time that one is sold out, an old day must not
 * reappear. Call it after a change of the sale state or of stock, in its transaction.
 */
export function forgetBackOn(tx: Writer, productIds: string[]): void {
  forget(tx).run({ ids: JSON.stringify(productIds) });
}

const forget = prepared((tx: Writer) =>
  tx
    .update(products)
    .set({ backOn: null })
    .where(
      and(
        sql`${products.id} in (select value from json_each(${placeholder("ids")}))`,
        isNotNull(products.backOn),
        eq(products.isSoldOut, false),
      ),
    )
    .prepare(),
);
