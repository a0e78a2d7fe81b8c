import { and, eq } from "drizzle-orm";
import { write, type Writer } from "~/base/db/connection.server";
import { isListed, orders } from "~/base/db/schema";
import { dayOf } from "~/base/lib/days";
import { awaitsConfirmation } from "~/sales/orders/awaits-confirmation";
import { isListedCourier } from "~/sales/orders/couriers.server";
import { lostCoupon, useCoupon } from "~/sales/orders/lapse.server";
import { moneyOf } from "~/sales/orders/money/order-money.server";
import { owedIfCancelled } from "~/sales/orders/money/owed-if-cancelled.server";
import { setWrittenOff } from "~/sales/orders/money/written-off.server";
import { mayBePacked } from "~/sales/orders/may-be-packed";
import type { Order } from "~/sales/orders/order.server";
import { settleStock } from "~/goods/stock/order-stock.server";
import { recalledIn } from "~/goods/stock/recalls/in-orders.server";
import type { Move, Mover, MoveRefusal } from "./move";
import { recordCouponOver, recordMove, recordUnpaid } from "./move-record.server";
import { hasLeft, moved } from "./moved";
import { giveBackUses } from "~/sales/coupons/uses.server";
import { isPaidStatus } from "~/base/db/statuses";
import { issueInvoice, issueReturnNote } from "~/sales/invoices/issue.server";

type Moved = { order: Order; problem?: undefined } | { problem: MoveRefusal };

/**
 * Moves an order: packed, sent, arrived, cancelled, came back, another courier or number. Any status may follow any other. One
 * write holds the times, the stock, the invoice of goods that leave unpaid, the credit note when they come back, the coupon, history, audit
 * log and the buyer's mail. Works on listed orders only. `now`: UTC ms.
 */
export function moveOrder(
  orderId: string,
  move: Move,
  by: Mover,
  now = Date.now(),
): Promise<Moved> {
  return write((tx) => moveIn(tx, orderId, move, by, now));
}

/** `moveOrder` within the caller's transaction. */
export function moveIn(tx: Writer, orderId: string, move: Move, by: Mover, now: number): Moved {
  const before = listedOrder(tx, orderId);
  const problem = refusalOf(tx, before, move, now);
  if (!before || problem) return { problem: problem ?? "no-order" };

  const after = moved(before, move, now);
  if (!differs(before, after)) return { order: before };
  if (goesOn(before, move) && needsMoney(before)) recordUnpaid(tx, after, move, by);
  // Asked before it stands among the orders of its buyer again.
  if (before.status === "cancel" && after.status !== "cancel" && lostCoupon(tx, before, now))
    recordCouponOver(tx, after, by);
  const mover = typeof by === "string" ? by : by.id;
  if (after.status === "cancel" && before.writtenOffAt !== null)
    setWrittenOff(tx, before, 0, { reason: "Cancelled", by: mover }, now);
  tx.update(orders).set(lifeOf(after)).where(eq(orders.id, orderId)).run();
  const isSaidFirst = before.returnedAt === null;
  settleStock(tx, before, after, now, {
    actor: mover,
    isSound: !(move.cameBack && isSaidFirst && move.cameBack.goods !== "sound"),
  });
  settlePapers(tx, before, after, now);
  recordMove(tx, before, after, move, by);
  return { order: after };
}

/** Why this move is refused; null: it is not. For a change that does more than the move, and must do all or nothing. */
export function refusedMove(tx: Writer, orderId: string, move: Move): MoveRefusal | null {
  return refusalOf(tx, listedOrder(tx, orderId), move, Date.now());
}

function listedOrder(tx: Writer, orderId: string): Order | undefined {
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), isListed))
    .get();
}

function refusalOf(
  tx: Writer,
  order: Order | undefined,
  move: Move,
  now: number,
): MoveRefusal | null {
  if (!order) return "no-order";
  const { version, status, courier } = move;
  if (version !== undefined && version !== order.status && status !== order.status)
    return "changed-meanwhile";
  if (move.cameBack && !hasLeft(order)) return "not-sent";
  if (move.unlessPaid && status === "cancel" && isOwedIfCancelled(tx, order)) return "paid";
  if (goesOn(order, move)) {
    if (!move.confirmed && awaitsConfirmation(order)) return "not-confirmed";
    if (!move.unpaid && needsMoney(order)) return "not-paid";
    if (recalledIn([order.id], tx).size > 0) return "recalled";
  }
  if (move.at !== undefined && (move.at > now || move.at < order.createdAt)) return "wrong-day";
  // A day other than today is the midnight that it began with.
  if (move.cameBack && dayOf(move.cameBack.at) < dayOf(order.createdAt)) return "wrong-day";
  return courier && courier !== order.courier && !isListedCourier(tx, courier)
    ? "unknown-courier"
    : null;
}

const isOwedIfCancelled = (tx: Writer, order: Order): boolean =>
  owedIfCancelled([order], moneyOf([order], tx), tx).size > 0;

/** Whether it is packed, sent or handed over by this move. */
const goesOn = (order: Order, { status }: Move): boolean =>
  status !== undefined &&
  status !== order.status &&
  status !== "Not Process" &&
  status !== "cancel";

/** Goods that have left are not asked about again. */
const needsMoney = (order: Order): boolean => !hasLeft(order) && !mayBePacked(order);

/** The columns that a move can change. */
function lifeOf(order: Order) {
  const { status, courier, trackingNumber, confirmedAt, cancelReason } = order;
  const { packedAt, shippedAt, deliveredAt, returnedAt, keptAt, keptReason, updatedAt } = order;
  const { ewayNumber } = order;
  return {
    status,
    courier,
    trackingNumber,
    confirmedAt,
    cancelReason,
    packedAt,
    shippedAt,
    deliveredAt,
    returnedAt,
    keptAt,
    keptReason,
    ewayNumber,
    updatedAt,
  };
}

function differs(before: Order, after: Order): boolean {
  const { updatedAt } = before;
  return JSON.stringify(lifeOf(before)) !== JSON.stringify(lifeOf({ ...after, updatedAt }));
}

/**
 * What a changed status means for an unpaid order's papers and coupon. Goods that leave get their tax invoice (section 31 CGST
 * Act: no later than dispatch); one that was issued is credited when the order ends. A cancelled order gives its coupon back,
 * and takes it again when it goes on. A paid order has its invoice, and its refund makes the credit note. `now`: UTC ms.
 */
function settlePapers(tx: Writer, before: Order, after: Order, now: number): void {
  if (before.status === after.status || isPaidStatus(after.paymentStatus)) return;
  switch (after.status) {
    case "Shipped":
    case "deliverd":
      issueInvoice(tx, after, now);
      break;
    case "cancel":
      giveBackUses(tx, [after.id], now);
      issueReturnNote(tx, after, now);
      break;
    case "Not Process":
    case "Processing":
  }
  if (before.status === "cancel") useCoupon(tx, after, now);
}
