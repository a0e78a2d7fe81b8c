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
  /** What the buyer gets back, in paise. */
  backPaise: number;
  /** It was paid by hand, so it is given back by hand. */
  isByHand: boolean;
  /** Nothing of it has been seen, but a transfer may be on its way. */
  mayHavePaid: boolean;
  /** Unique per form: sending it twice makes one refund. */
  key: string;
};

/** What the buyer is asked before cancelling; null: this order cannot be cancelled by its buyer. */
export function cancelOffer(
  order: Standing & Pick<Order, "number" | "token">,
  money: { leftPaise: number; isByHand: boolean },
  key: string,
): CancelOffer | null {
  if (!isCancellable(order)) return null;
  const { number, token, paymentMethod } = order;
  const { leftPaise: backPaise, isByHand } = money;
  const mayHavePaid = backPaise === 0 && paymentMethod === "transfer";
  return { number, token, backPaise, isByHand, mayHavePaid, key };
}
