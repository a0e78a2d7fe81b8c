import { isPaidStatus } from "~/db/statuses";
import { type OpenLine, priceOfPacks } from "~/orders/open-lines";
import type { Order } from "~/orders/order.server";
import { hasLeft } from "./moved";

type Standing = Pick<Order, "status" | "shippedAt" | "deliveredAt">;

/** Why no return can be recorded for this order; null: one can. */
export function noReturn(order: Standing): string | null {
  if (order.status === "cancel")
    return "This order is closed: its goods are in stock again, or its parcel came back as a whole.";
  if (!hasLeft(order))
    return "This order has not left yet. What is not to be sent is taken out of it.";
  return null;
}

/** A line with the packs that were sent, those that came back, and those not refunded yet. */
type ReturnedLine = { line: { quantity: number; takenOut: number }; back: number; open: OpenLine };

/**
 * The packs of a line that were sent back and not refunded yet. Packs that were taken out before packing are refunded for themselves.
 */
export function toRefund({ line, back, open }: ReturnedLine): { packs: number; paise: number } {
  const refunded = line.quantity - open.quantity;
  const packs = Math.min(back, Math.max(0, line.takenOut + back - refunded));
  return { packs, paise: priceOfPacks(open, packs) };
}

/** Whether what was sent back is refunded; of an unpaid order, less is collected. */
export const isRefunded = ({ paymentStatus }: Pick<Order, "paymentStatus">) =>
  isPaidStatus(paymentStatus);
