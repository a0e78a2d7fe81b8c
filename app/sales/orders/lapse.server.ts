import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import { stillHolds } from "~/sales/coupons/discount.server";
import { countUse, gaveBackUse, giveBackUses } from "~/sales/coupons/uses.server";
import type { Reader, Writer } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { orders } from "~/base/db/schema";
import { endHolds } from "~/goods/stock/holds.server";
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

/** Takes up again what an order had given back while it was not paid: it was placed again, or paid after all. `now`: UTC ms. */
export function reopenOrder(tx: Writer, order: Order, now = Date.now()): void {
  if (order.lapsedAt !== null)
    tx.update(orders).set({ lapsedAt: null }).where(eq(orders.id, order.id)).run();
  useCoupon(tx, order, now);
}

/** Whether an order gave back its coupon, which does not hold for its buyer any more: no money is taken for it. `now`: UTC ms. */
export function lostCoupon(from: Reader, order: Order, now: number): boolean {
  const { couponId, goodsPaise, cartId, cartRound } = order;
  if (couponId === null || !gaveBackUse(from, order.id)) return false;
  const cart = { id: cartId, round: cartRound };
  return !stillHolds(from, { couponId, goodsPaise, buyer: couponBuyerOf(order), cart }, now);
}

/** Counts the use of the order's coupon, if it has one. `now`: UTC ms. */
export function useCoupon(tx: Writer, order: Order, now: number): void {
  const { id: orderId, couponId } = order;
  if (couponId === null) return;
  countUse(tx, { orderId, couponId, ...couponBuyerOf(order) }, now);
}

const couponBuyerOf = ({ userId, shipPhone, buyerPhone }: Order) => ({
  userId,
  phone: shipPhone ?? buyerPhone,
});
