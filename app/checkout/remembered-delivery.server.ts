import { and, desc, eq, isNotNull } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { orders } from "~/db/schema";
import { type Delivery, deliveryIn } from "~/orders/delivery";

/** The address in parts that this user last ordered to, and the GSTIN they gave; null: they never gave one. */
export async function rememberedDelivery(
  userId: string,
): Promise<(Delivery & { gstin: string | null }) | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.shipLine)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  const delivery = order && deliveryIn(order);
  return delivery ? { ...delivery, gstin: order.buyerGstin } : null;
}
