import { eq } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { orders } from "~/db/schema";
import { trackingLinks } from "./couriers.server";
import { historiesOf } from "./order-history.server";
import { withLines } from "./orders.server";

/** Everything about one order, whatever became of its payment, for admins; null when there is none of this number. */
export async function adminOrder(number: string) {
  const [order] = await db.select().from(orders).where(eq(orders.number, number));
  if (!order) return null;
  const [[shown], histories, linkOf] = await Promise.all([
    withLines([order]),
    historiesOf([order.id]),
    trackingLinks(),
  ]);
  if (!shown) return null;
  const { courier, trackingNumber } = order;
  return {
    ...shown,
    email: order.buyerEmail,
    gstin: order.buyerGstin,
    paidAt: order.paidAt,
    shippedAt: order.shippedAt,
    deliveredAt: order.deliveredAt,
    isListed: isOnLists(order),
    trackingLink: courier && trackingNumber ? linkOf(courier, trackingNumber) : null,
    history: histories.get(order.id) ?? [],
  };
}

export type WholeOrder = NonNullable<Awaited<ReturnType<typeof adminOrder>>>;

/** The same as `isListed` says in the database. */
function isOnLists({
  paymentStatus,
  paymentMethod,
}: Pick<typeof orders.$inferSelect, "paymentStatus" | "paymentMethod">): boolean {
  if (paymentStatus === "unpaid") return false;
  return paymentStatus !== "pending" || paymentMethod !== "online";
}
