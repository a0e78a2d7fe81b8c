import { and, asc, eq } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isListed, orderParcels, orders } from "~/base/db/schema";
import { date } from "~/base/lib/dates";
import { declaredSize, weight } from "~/base/lib/pack-size";
import { type Slip, slipOf } from "~/sales/orders/admin/slip/slip.server";
import { pinWithin } from "~/sales/orders/delivery";
import { mayBePacked } from "~/sales/orders/may-be-packed";
import type { Order } from "~/sales/orders/order.server";
import { owedFor } from "~/sales/orders/money/owed.server";
import { collectWords, parcelMoney } from "~/sales/orders/money/parcel-money";
import { type SendWay, wayOf } from "~/sales/orders/send-way";

/** What stands on the label of one box. */
export type Label = {
  /** What to collect, or that nothing is. */
  money: string;
  /** Who gets it; without an address where it is collected. */
  to: { name: string; address: string; phone: string };
  way: SendWay;
  pin: string | null;
  courier: string | null;
  awb: string | null;
  /** Order, its day, and which box of how many. */
  facts: string;
  weight: string;
  contents: string;
};

/** The labels of a listed order, one for each of its boxes; none if it is not found. */
export function labelsOf(number: string): Label[] {
  const slip = slipOf(number);
  const order = db
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), isListed))
    .get();
  if (!order || !slip) return [];
  const boxes = [order, ...furtherBoxes(order.id)];
  return boxes.map(({ courier, trackingNumber }, index) => ({
    money: index === 0 ? moneyWords(order, slip) : "Money: see box 1",
    to: slip.buyer,
    way: wayOf({ deliveryWay: order.deliveryWay, courier }),
    pin: slip.isCollected ? null : (order.shipPin ?? pinWithin(order.buyerAddress)?.pin ?? null),
    courier,
    awb: trackingNumber,
    facts: [
      order.number,
      date(order.createdAt),
      ...(boxes.length > 1 ? [`Box ${index + 1} of ${boxes.length}`] : []),
    ].join(" · "),
    // Of the whole order: which packs are in which box is not kept.
    weight: weightWords(slip, boxes.length),
    contents: slip.lines.map(packWords).join(", "),
  }));
}

const furtherBoxes = (orderId: string) =>
  db
    .select({ courier: orderParcels.courier, trackingNumber: orderParcels.trackingNumber })
    .from(orderParcels)
    .where(eq(orderParcels.orderId, orderId))
    .orderBy(asc(orderParcels.shippedAt), asc(orderParcels.id))
    .all();

/** A courier takes no money for a parcel that was paid, or that is paid in another way. */
function moneyWords(order: Order, { recalled }: Slip): string {
  if (recalled) return "RECALLED BATCH: DO NOT SEND";
  if (!mayBePacked(order)) return "NOT PAID: DO NOT SEND YET";
  return (
    collectWords(order, owedFor(order)) ??
    (parcelMoney(order) === "paid" ? "PREPAID" : "NOTHING TO COLLECT")
  );
}

/** Gross first: couriers charge it. About, where a pack was not weighed. */
function weightWords({ grossG, isWeighed, weightG }: Slip, boxes: number): string {
  const gross = [boxes > 1 ? `Gross weight of all ${boxes} boxes` : "Gross weight", !isWeighed && "about", weight(grossG)]; // prettier-ignore
  return `${gross.filter(Boolean).join(" ")} · net weight of the goods ${weight(weightG)}`;
}

const packWords = (line: Slip["lines"][number]) =>
  `${line.name} ${declaredSize(line)} × ${line.quantity}`;
