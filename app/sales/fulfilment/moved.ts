import type { OrderStatus } from "~/base/db/statuses";
import { awaitsConfirmation } from "~/sales/orders/awaits-confirmation";
import type { Order } from "~/sales/orders/order.server";
import type { Move } from "./move";

/** The order after this move. `now`: UTC ms. */
export function moved(order: Order, move: Move, now: number): Order {
  const status = move.cameBack ? "cancel" : (move.status ?? order.status);
  const isChanged = status !== order.status;
  return {
    ...order,
    status,
    courier: move.courier === undefined ? order.courier : move.courier,
    trackingNumber: move.trackingNumber === undefined ? order.trackingNumber : move.trackingNumber,
    confirmedAt: move.confirmed && awaitsConfirmation(order) ? now : order.confirmedAt,
    ...(isChanged && timesOf(order, status, move.at ?? now)),
    ...(isChanged && { cancelReason: status === "cancel" ? (move.reason ?? "shop") : null }),
    ...(isChanged && { returnedAt: null, keptAt: null, keptReason: "" }),
    // Goods that came back travel anew: their e-way bill is over.
    ...(isChanged && order.returnedAt !== null && { ewayNumber: null }),
    ...(move.cameBack && {
      cancelReason: "returned" as const,
      // Said twice: the first time counts.
      returnedAt: order.returnedAt ?? move.cameBack.at,
    }),
    updatedAt: now,
  };
}

/** Setting a status back clears the times of the later ones. `at`: when this step happened, UTC ms. */
function timesOf(
  order: Order,
  status: OrderStatus,
  at: number,
): Partial<Pick<Order, "packedAt" | "shippedAt" | "deliveredAt">> {
  switch (status) {
    case "Not Process":
      return { packedAt: null, shippedAt: null, deliveredAt: null };
    case "Processing":
      return { packedAt: order.packedAt ?? at, shippedAt: null, deliveredAt: null };
    case "Shipped":
      return { shippedAt: order.shippedAt ?? at, deliveredAt: null };
    case "deliverd":
      return { deliveredAt: at };
    case "cancel":
      return {};
  }
}

/** Whether the goods have left the shop with this order. */
export function hasLeft(order: Pick<Order, "status" | "shippedAt" | "deliveredAt">): boolean {
  const { status, shippedAt, deliveredAt } = order;
  return (
    status === "Shipped" || status === "deliverd" || shippedAt !== null || deliveredAt !== null
  );
}
