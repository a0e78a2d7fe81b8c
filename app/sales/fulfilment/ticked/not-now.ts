import type { Member } from "~/people/accounts/member";
import type { OrderStatus } from "~/base/db/statuses";
import { awaitsConfirmation } from "~/sales/orders/awaits-confirmation";
import { recalledWords } from "~/goods/stock/recalls/recalled-packs";
import { mayBePacked, moneyBeforePacking, unpaidAdvice } from "~/sales/orders/may-be-packed";
import type { TickedOrder } from "./ticked.server";

/**
 * Why an order is left out when several are moved on at once, for who moves them; null: it is not. Alone, on its own page, any order can
 * be moved.
 */
export function notPacked(order: TickedOrder, by: Member): string | null {
  return order.status === "Not Process" ? unsettled(order, by) : stands[order.status];
}

/** The same for sending. An order that was sent without a number can be given one. */
export function notSent(order: TickedOrder, by: Member): string | null {
  if (order.deliveryWay === "collect") return "its buyer collects it";
  if (order.status === "Shipped")
    return order.trackingNumber ? "sent already, with a number" : unsettled(order, by);
  if (order.status === "deliverd" || order.status === "cancel") return stands[order.status];
  return unsettled(order, by);
}

/** Why no slip and no label of it is printed among others while it is still here; null: they are. */
export function notYet(order: TickedOrder): string | null {
  const isHere = order.status === "Not Process" || order.status === "Processing";
  if (!isHere) return null;
  return recalledWords(order.recalled) ?? (mayBePacked(order) ? null : moneyBeforePacking(order));
}

const stands: Record<OrderStatus, string> = {
  "Not Process": "not packed yet",
  Processing: "packed already",
  Shipped: "sent already",
  deliverd: "delivered already",
  cancel: "cancelled",
};

function unsettled(order: TickedOrder, by: Member): string | null {
  if (awaitsConfirmation(order)) return "not confirmed by its buyer";
  const recalled = recalledWords(order.recalled);
  if (recalled) return recalled;
  const reason = moneyBeforePacking(order);
  return reason && `${reason}; ${unpaidAdvice(by)}`;
}
