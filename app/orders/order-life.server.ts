import { and, eq, sql } from "drizzle-orm";
import { type Actor, recordChange } from "~/audit/record.server";
import { write, type Writer } from "~/db/connection.server";
import { couriers, isListed, orders } from "~/db/schema";
import type { OrderStatus } from "~/db/statuses";
import { recordEvent } from "./events.server";
import { mailCancelled, mailDelivered, mailShipped } from "./order-mails.server";
import type { Order } from "./order.server";

/** Undefined leaves a field unchanged; null removes the courier or number. */
export type LifeChange = {
  status?: OrderStatus;
  courier?: string | null;
  trackingNumber?: string | null;
};

export type LifeRefusal = "no-order" | "unknown-courier";

/**
 * Changes an order's status (any value to any other), courier or tracking number, in one write with its times, history, the
 * audit log and the buyer's mail. `actor`: the admin, or null for the shop itself. Works on listed orders only; the courier
 * must be on the list of couriers or be the order's current one. `now`: UTC ms.
 */
export function changeOrder(
  orderId: string,
  change: LifeChange,
  actor: Actor | null,
  now = Date.now(),
): Promise<{ problem?: LifeRefusal }> {
  return write((tx) => {
    const before = tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), isListed))
      .get();
    if (!before) return { problem: "no-order" };
    if (!isKnown(tx, change.courier, before)) return { problem: "unknown-courier" };

    const after = changed(before, change, now);
    if (!differs(before, after)) return {};
    tx.update(orders).set(columns(after)).where(eq(orders.id, orderId)).run();
    recordHistory(tx, before, after, actor);
    mail(tx, before, after);
    return {};
  });
}

function isKnown(
  tx: Writer,
  courier: string | null | undefined,
  { courier: current }: Order,
): boolean {
  if (!courier || courier === current) return true;
  const row = tx
    .select({ id: couriers.id })
    .from(couriers)
    .where(sql`${couriers.name} = ${courier}`)
    .get();
  return row !== undefined;
}

function changed(order: Order, change: LifeChange, now: number): Order {
  const status = change.status ?? order.status;
  return {
    ...order,
    status,
    courier: change.courier === undefined ? order.courier : change.courier,
    trackingNumber:
      change.trackingNumber === undefined ? order.trackingNumber : change.trackingNumber,
    ...(status === order.status ? {} : timesOf(order, status, now)),
    updatedAt: now,
  };
}

/** Setting a status back clears the times of the later ones. */
function timesOf(
  order: Order,
  status: OrderStatus,
  now: number,
): Pick<Order, "shippedAt" | "deliveredAt"> {
  switch (status) {
    case "Not Process":
    case "Processing":
      return { shippedAt: null, deliveredAt: null };
    case "Shipped":
      return { shippedAt: order.shippedAt ?? now, deliveredAt: null };
    case "deliverd":
      return { shippedAt: order.shippedAt, deliveredAt: now };
    case "cancel":
      return { shippedAt: order.shippedAt, deliveredAt: order.deliveredAt };
  }
}

const lifeFields = ({ status, courier, trackingNumber }: Order) => ({
  status,
  courier,
  trackingNumber,
});

function differs(before: Order, after: Order): boolean {
  return JSON.stringify(lifeFields(before)) !== JSON.stringify(lifeFields(after));
}

function columns({ shippedAt, deliveredAt, updatedAt, ...order }: Order) {
  return { ...lifeFields(order as Order), shippedAt, deliveredAt, updatedAt };
}

function recordHistory(tx: Writer, before: Order, after: Order, actor: Actor | null): void {
  const who = actor?.id ?? "shop";
  if (before.status !== after.status)
    recordEvent(tx, after.id, who, "status", `${before.status} → ${after.status}`);
  if (parcelWords(before) !== parcelWords(after))
    recordEvent(tx, after.id, who, "tracking", parcelWords(after) || "taken away");
  if (!actor) return;
  recordChange(tx, {
    actor,
    action: before.status === after.status ? "order.tracking" : "order.status",
    subject: { id: after.id, name: after.number },
    before: lifeFields(before),
    after: lifeFields(after),
  });
}

function parcelWords({ courier, trackingNumber }: Order): string {
  return [courier, trackingNumber].filter(Boolean).join(" ");
}

/** Mails are sent once per key; a tracking number added later changes the key and sends another mail. */
function mail(tx: Writer, before: Order, after: Order): void {
  if (after.status === "Shipped") mailShipped(tx, after);
  if (before.status === after.status) return;
  if (after.status === "deliverd") mailDelivered(tx, after);
  if (after.status === "cancel") mailCancelled(tx, after);
}
