import { desc, eq } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { orderLines, photos } from "~/db/schema";

/**
 * What orders show of a product, which may be gone from the shop: the hash of the newest photo that a line of it keeps, null
 * when none does. Undefined when it was never ordered.
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
