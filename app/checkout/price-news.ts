import { rupees } from "~/lib/money";
import type { Sums } from "~/orders/sums";
import type { CheckoutTerms } from "./forms";

type Priced = {
  pin: string | null;
  sums: Sums;
  quote: { way: string; from: string | null } | null;
};

/**
 * What the shopper has to read before ordering: what is different now from the price and the days that the form was sent with.
 * Null: nothing. A form without `total`, `shown` or `priced` saw none; one without a price of delivery or a fee saw 0.
 */
export function newsOf({ pin, sums, quote }: Priced, terms: CheckoutTerms): string | null {
  const total = `the total is now ${rupees(sums.totalPaise)}`;
  if (terms.total !== undefined && terms.total !== sums.goodsPaise - sums.discountPaise)
    return `Your cart changed meanwhile: ${total}. Please look at it again.`;
  if (isOtherDelivery({ pin, sums, quote }, terms))
    return pin
      ? `Delivery to ${pin} ${sums.deliveryPaise > 0 ? `costs ${rupees(sums.deliveryPaise)}` : "is free"}: ${total}. Press again to order.`
      : `T${total.slice(1)}. Press again to order.`;
  const seenFee = terms.shown === sums.totalPaise ? sums.feePaise : (terms.fee ?? 0);
  if (sums.feePaise > 0 && (sums.feePaise !== seenFee || isOtherTotal(sums, terms)))
    return `Paying on delivery costs ${rupees(sums.feePaise)}: ${total}. Press again to order.`;
  if (isOtherTotal(sums, terms)) return `T${total.slice(1)}. Press again to order.`;
  return null;
}

const isOtherTotal = ({ totalPaise }: Sums, { shown }: CheckoutTerms) =>
  shown !== undefined && shown !== totalPaise;

function isOtherDelivery({ pin, sums, quote }: Priced, { way, priced }: CheckoutTerms): boolean {
  const isOtherPrice = sums.deliveryPaise !== (way?.seenPaise ?? 0);
  const isOtherWay = way !== undefined && way.way !== quote?.way;
  const areOtherDays = priced !== undefined && priced !== (pin ?? "") && quote?.from != null;
  return isOtherPrice || isOtherWay || areOtherDays;
}
