import { recordChange } from "~/upkeep/audit/record.server";
import type { Writer } from "~/base/db/connection.server";
import { date } from "~/base/lib/dates";
import { dayOf } from "~/base/lib/days";
import { recordEvent } from "~/sales/orders/events.server";
import { mailCancelled, mailDelivered, mailReady } from "~/sales/orders/mails/order-mails.server";
import { mailParcelChanged, mailShipped } from "~/sales/orders/mails/parcel-mails.server";
import { tellOfUnpaid } from "~/sales/orders/mails/tell-of-order.server";
import type { Order } from "~/sales/orders/order.server";
import { goodsBackWords, type Move, type Mover } from "./move";

/** Writes a move into the order's history and, for an admin, the audit log, and queues the buyer's mail. */
export function recordMove(tx: Writer, before: Order, after: Order, move: Move, by: Mover): void {
  recordHistory(tx, before, after, move, typeof by === "string" ? by : by.id);
  if (typeof by !== "string") {
    recordChange(tx, {
      actor: by,
      action: before.status === after.status ? "order.tracking" : "order.status",
      subject: { id: after.id, name: after.number },
      before: auditedFields(before),
      after: auditedFields(after),
    });
  }
  queueMail(tx, before, after);
}

/** Notes that an order goes on although its money has not come, and tells the owner of it who was not asked. */
export function recordUnpaid(tx: Writer, after: Order, { unpaid }: Move, by: Mover): void {
  recordEvent(tx, after.id, typeof by === "string" ? by : by.id, "unpaid-on", after.status);
  if (unpaid === "told") tellOfUnpaid(tx, after);
}

/** Notes that an order was taken up again with a coupon that does not hold any more: it was given back, and counts above its limit now. */
export function recordCouponOver(tx: Writer, { id }: Order, by: Mover): void {
  recordEvent(tx, id, typeof by === "string" ? by : by.id, "coupon-over");
}

function recordHistory(
  tx: Writer,
  before: Order,
  after: Order,
  { cameBack, at }: Move,
  who: string,
): void {
  const { id } = after;
  if (before.confirmedAt !== after.confirmedAt) recordEvent(tx, id, who, "confirmed", "by phone");
  if (before.status !== after.status)
    recordEvent(tx, id, who, "status", `${before.status} → ${after.status}`);
  if (before.status !== after.status && at !== undefined && dayOf(at) !== dayOf(after.updatedAt))
    recordEvent(tx, id, who, "on-day", date(at));
  if (before.cancelReason !== after.cancelReason && after.cancelReason === "buyer")
    recordEvent(tx, id, who, "cancelled-by-buyer");
  if (cameBack) recordEvent(tx, id, who, "came-back", goodsBackWords[cameBack.goods]);
  if (parcelWords(before) !== parcelWords(after))
    recordEvent(tx, id, who, "tracking", parcelWords(after) || "taken away");
}

function parcelWords({ courier, trackingNumber }: Order): string {
  return [courier, trackingNumber].filter(Boolean).join(" ");
}

const auditedFields = ({ status, courier, trackingNumber, cancelReason }: Order) => ({
  status,
  courier,
  trackingNumber,
  cancelReason,
});

/** One mail says that the order was sent; a courier or number that comes later, or was wrong, is an addition to it. */
function queueMail(tx: Writer, before: Order, after: Order): void {
  const isPacked = after.status === "Processing" || after.status === "Shipped";
  if (after.deliveryWay === "collect" && isPacked) mailReady(tx, after);
  else if (after.status === "Shipped" && before.status === "Shipped")
    mailParcelChanged(tx, after, before, after);
  else if (after.status === "Shipped") mailShipped(tx, after);
  if (before.status === after.status) return;
  if (after.status === "deliverd") mailDelivered(tx, after);
  if (after.status === "cancel") mailCancelled(tx, after);
}
