import { and, eq } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { isPaid, orders } from "~/db/schema";
import { linesOf } from "./orders.server";

/** What has to go into the parcel of a paid order and where it goes; null when there is no such order. */
export async function slipOf(number: string) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), isPaid));
  if (!order) return null;
  const lines = (await linesOf([order.id])).map(({ line }) => ({
    position: line.position,
    name: line.name,
    volumeMl: line.volumeMl,
    quantity: line.quantity,
  }));
  return {
    number: order.number,
    createdAt: order.createdAt,
    status: order.status,
    buyer: { name: order.buyerName, address: order.buyerAddress, phone: order.buyerPhone },
    lines,
    units: lines.reduce((sum, line) => sum + line.quantity, 0),
    volumeMl: lines.reduce((sum, line) => sum + line.quantity * line.volumeMl, 0),
  };
}

export type Slip = NonNullable<Awaited<ReturnType<typeof slipOf>>>;
