import type { Quote } from "~/goods/delivery/quotes.server";
import { pinDoubt } from "~/base/lib/india/pin-states";
import { rupees } from "~/base/lib/money";
import type { Order } from "~/sales/orders/order.server";
import { isAwaitingMoney } from "~/sales/orders/page/payment-badge";

/**
 * `packed`: it is packed, cancelled or collected. `other-state`: its invoice names another state, and with it another tax.
 * `not-served`: its way of delivery does not reach that PIN.
 */
export type AddressRefusal = "no-order" | "packed" | "other-state" | "not-served";

/** Why an address was not changed, and what to do instead. */
export const addressRefusals: Record<AddressRefusal, string> = {
  "no-order": "This order is not on the lists.",
  packed: "The address can be changed only while the order waits to be packed.",
  "other-state":
    "The invoice of this order is written for another state, with the tax of that state. Cancel the order and refund it, then write it down again with the new address.",
  "not-served":
    "This order’s way of delivery does not reach that PIN. Agree on another one with the buyer: cancel this order, and write it down again.",
};

/** What the owner should know before an order goes there, as sentences; empty: nothing. `quote`: of the new PIN, if it is another. */
export function doubtsAbout(
  order: Order,
  to: { pin: string; state: string },
  quote: Quote | null,
): string[] {
  const isPaidAtDoor = order.paymentMethod === "on-delivery" && isAwaitingMoney(order);
  const costsOther = quote !== null && quote.pricePaise !== order.deliveryPaise;
  const doubts = [
    pinDoubt(to.pin, to.state),
    costsOther &&
      `Delivery to PIN ${to.pin} costs ${rupees(quote.pricePaise)}. The order keeps the ${rupees(order.deliveryPaise)} that was agreed.`,
    quote !== null &&
      isPaidAtDoor &&
      !quote.paysOnDelivery &&
      `At PIN ${to.pin} no money is taken on delivery, and this order is to be paid then.`,
  ];
  return doubts.filter((doubt) => typeof doubt === "string");
}
