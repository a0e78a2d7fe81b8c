import type { RefundStatus } from "~/base/db/statuses";
import type { Order } from "../order.server";

type Refund = { amountPaise: number; status: RefundStatus };
type RefundInParts = Refund & { deliveryPaise: number; feePaise: number };

/** An amount (paise) by what it is for. Goods are less their discount. */
export type RefundParts = { goodsPaise: number; deliveryPaise: number; feePaise: number };

/** Total (paise) of the refunds that the provider accepted or that were given by hand. */
export function givenBack(refunds: Refund[]): number {
  return sumOf(refunds.filter(({ status }) => isGivenBack(status)));
}

export const isGivenBack = (status: RefundStatus): boolean =>
  status === "pending" || status === "processed";

/**
 * What can still be refunded of a payment, in paise. A requested refund already counts as refunded. `knownElsewhere`: what
 * the provider says it refunded, used if that is more than our rows say.
 */
export function refundableLeft(paidPaise: number, refunds: Refund[], knownElsewhere = 0): number {
  const refunded = sumOf(refunds.filter(({ status }) => status !== "failed"));
  return Math.max(0, paidPaise - Math.max(refunded, knownElsewhere));
}

function sumOf(refunds: Refund[]): number {
  return refunds.reduce((sum, refund) => sum + refund.amountPaise, 0);
}

/**
 * What can still be refunded of goods, delivery and fee. Together that is `leftPaise`, what is left of the payment. A refund
 * beyond the goods, as one made at the provider may be, took from the delivery and then from the fee.
 */
export function partsLeft(
  order: Pick<Order, "goodsPaise" | "discountPaise" | "deliveryPaise" | "feePaise">,
  refunds: RefundInParts[],
  leftPaise: number,
): RefundParts {
  const made = refunds.filter(({ status }) => status !== "failed");
  const sum = (part: (refund: RefundInParts) => number) =>
    made.reduce((total, refund) => total + part(refund), 0);
  const goods =
    order.goodsPaise -
    order.discountPaise -
    sum(({ amountPaise, deliveryPaise, feePaise }) => amountPaise - deliveryPaise - feePaise);
  const delivery = order.deliveryPaise - sum((refund) => refund.deliveryPaise) + Math.min(0, goods);
  const fee = order.feePaise - sum((refund) => refund.feePaise) + Math.min(0, delivery);
  return splitAmount(leftPaise, {
    goodsPaise: Math.max(0, goods),
    deliveryPaise: Math.max(0, delivery),
    feePaise: Math.max(0, fee),
  });
}

/** Splits an amount (paise) over what is `left`: first the goods, then delivery and fee. Anything beyond counts as goods. */
export function splitAmount(amountPaise: number, left: RefundParts): RefundParts {
  const beyondGoods = Math.max(0, amountPaise - left.goodsPaise);
  const deliveryPaise = Math.min(beyondGoods, left.deliveryPaise);
  const feePaise = Math.min(beyondGoods - deliveryPaise, left.feePaise);
  return { goodsPaise: amountPaise - deliveryPaise - feePaise, deliveryPaise, feePaise };
}

/** What goes back (paise) when an order is cancelled: everything; once it was sent, the goods only. */
export function backOnCancel(order: Pick<Order, "shippedAt" | "deliveredAt">, left: RefundParts) {
  const { goodsPaise, deliveryPaise, feePaise } = left;
  const wasSent = order.shippedAt !== null || order.deliveredAt !== null;
  return wasSent ? goodsPaise : goodsPaise + deliveryPaise + feePaise;
}
