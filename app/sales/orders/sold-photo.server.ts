import { desc, eq } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { orderLines, photos } from "~/base/db/schema";

/**
 * The hash of the newest photo that order lines have of a product, which may be deleted by now. Null if they have none;
 * undefined if the product was never ordered.
 */
export function soldPhoto(productId: string): string | null | undefined {
  const line = db
    .select({ hash: photos.hash })
    .from(orderLines)
    .leftJoin(photos, eq(photos.id, orderLines.photoId))
    .where(eq(orderLines.productId, productId))
    .orderBy(desc(orderLines.photoId))
    .limit(1)
    .get();
  return line?.hash ?? (line && null);
}
