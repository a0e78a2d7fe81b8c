import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import { countUse, giveBackUses } from "~/coupons/uses.server";
import type { Writer } from "~/db/connection.server";
import { placeholder, prepared } from "~/db/prepared.server";
import { orders } from "~/db/schema";
import { endHolds } from "~/stock/holds.server";
import type { Order } from "./order.server";

/** An unpaid order lapses when another one takes its place or it waited too long: it gives back what it held. */

/** Lapses the other unpaid orders of this order's cart and round. `now`: UTC ms. */
export function lapseOthers(tx: Writer, order: Order, now = Date.now()): void {
  const { id, cartId, cartRound } = order;
  const others = othersOfCart(tx).all({ id, cartId, cartRound });
  lapse(
    tx,
    others.map((other) => other.id),
    now,
  );
}

const othersOfCart = prepared((tx: Writer) =>
  tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.cartId, placeholder("cartId")),
        eq(orders.cartRound, placeholder("cartRound")),
        ne(orders.id, placeholder("id")),
        eq(orders.paymentStatus, "unpaid"),
        isNull(orders.lapsedAt),
      ),
    )
    .prepare(),
);

/** Lapses unpaid orders. `now`: UTC ms. */
export function lapse(tx: Writer, orderIds: string[], now: number): void {
  if (orderIds.length === 0) return;
  tx.update(orders).set({ lapsedAt: now }).where(inArray(orders.id, orderIds)).run();
  giveBackUses(tx, orderIds, now);
  endHolds(tx, orderIds, now);
}

/** Takes up again what a lapsed order had given back: it was placed again, or paid after all. `now`: UTC ms. */
export function reopenOrder(tx: Writer, order: Order, now = Date.now()): void {
  if (order.lapsedAt === null) return;
  tx.update(orders).set({ lapsedAt: null }).where(eq(orders.id, order.id)).run();
  useCoupon(tx, order, now);
}

/** Counts the use of the order's coupon, if it has one. `now`: UTC ms. */
export function useCoupon(tx: Writer, order: Order, now: number): void {
  const { id: orderId, couponId, userId } = order;
  if (couponId === null) return;
  countUse(tx, { orderId, couponId, userId, phone: order.shipPhone ?? order.buyerPhone }, now);
}
