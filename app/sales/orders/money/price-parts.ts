import { hasFreeDelivery, partsOf, type Sums } from "./sums";

type PricedOrder = Sums & {
  couponCode: string | null;
  deliveryWay: string | null;
  deliveryZone: string | null;
};

/** The parts of an order's price as label and amount, without the total; none where that is only its goods. */
export const orderParts = (order: PricedOrder): [label: string, amount: string][] =>
  partsOf(order, { couponCode: order.couponCode, isFreeDelivery: hasFreeDelivery(order) });
