import { and, count, eq, isNotNull, isNull } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { stockAlerts } from "~/base/db/schema";

/** How many people wait to be told that a product is back. */
export function waitingFor(productId: string): number {
  const row = db
    .select({ people: count() })
    .from(stockAlerts)
    .where(
      and(
        eq(stockAlerts.productId, productId),
        isNotNull(stockAlerts.confirmedAt),
        isNull(stockAlerts.sentAt),
      ),
    )
    .get();
  return row?.people ?? 0;
}
