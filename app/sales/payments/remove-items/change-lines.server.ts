import { and, eq, sql } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { orderLines, orders } from "~/base/db/schema";
import type { Order } from "~/sales/orders/order.server";
import type { Plan, Standing } from "./plan";

/**
 * Of a paid order, the packs are marked: its invoice names them, and their refund refers to their line. No paper knows an unpaid one, so
 * that its lines and sums simply become smaller; a discount that was agreed stays with the packs that are left.
 */
export function changeLines(
  tx: Writer,
  { order, lines, limits }: Standing & { order: Order },
  { packs, paise }: Plan,
  now: number,
): Order {
  if (limits) {
    for (const { position, quantity } of packs)
      tx.update(orderLines)
        .set({ takenOut: sql`${orderLines.takenOut} + ${quantity}` })
        .where(isLine(order, position))
        .run();
    tx.update(orders).set({ updatedAt: now }).where(eq(orders.id, order.id)).run();
    return { ...order, updatedAt: now };
  }
  let goodsPaise = 0;
  for (const { position, quantity, paise: part } of packs) {
    const line = lines.find((one) => one.position === position);
    if (!line) continue;
    const price = line.unitPricePaise * quantity;
    goodsPaise += price;
    if (quantity === line.quantity) tx.delete(orderLines).where(isLine(order, position)).run();
    else
      tx.update(orderLines)
        .set({
          quantity: line.quantity - quantity,
          discountPaise: line.discountPaise - (price - part),
        })
        .where(isLine(order, position))
        .run();
  }
  const sums = {
    goodsPaise: order.goodsPaise - goodsPaise,
    discountPaise: order.discountPaise - (goodsPaise - paise),
    totalPaise: order.totalPaise - paise,
    updatedAt: now,
  };
  tx.update(orders).set(sums).where(eq(orders.id, order.id)).run();
  return { ...order, ...sums };
}

const isLine = ({ id }: Order, position: number) =>
  and(eq(orderLines.orderId, id), eq(orderLines.position, position));
