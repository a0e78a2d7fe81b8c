import { isPlaced } from "~/base/db/placed";
import type { Order } from "~/sales/orders/order.server";

type Standing = Pick<Order, "status" | "paymentStatus" | "paymentMethod">;

/** Whether the buyer may cancel this order: it is ours to pack, and nobody has packed it yet. */
export function isCancellable(order: Standing): boolean {
  return order.status === "Not Process" && isPlaced(order);
}

/** The question that the buyer answers before an order is cancelled. */
export type CancelOffer = {
  number: string;
  token: string;
  /** What goes back to the buyer by itself, the way it came, and what is given back by hand, in paise. */
  onlinePaise: number;
  byHandPaise: number;
  /** Nothing of it has been seen, but a transfer may be on its way. */
  mayHavePaid: boolean;
  /** The form's idempotency key. */
  fresh: string;
};

/** What the buyer is asked before cancelling; null: this order cannot be cancelled by its buyer. */
export function cancelOffer(
  order: Standing & Pick<Order, "number" | "token">,
  { leftPaise, onlinePaise }: { leftPaise: number; onlinePaise: number },
  fresh: string,
): CancelOffer | null {
  if (!isCancellable(order)) return null;
  const { number, token, paymentMethod } = order;
  const byHandPaise = leftPaise - onlinePaise;
  const mayHavePaid = leftPaise === 0 && paymentMethod === "transfer";
  return { number, token, onlinePaise, byHandPaise, mayHavePaid, fresh };
}
