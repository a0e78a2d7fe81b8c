import type { PaymentMethod } from "~/base/db/statuses";
import { rupees } from "~/base/lib/money";
import type { Sums } from "~/sales/orders/money/sums";
import type { CheckoutTerms } from "./forms";
import { t } from "~/base/words/say";

type Priced = {
  pin: string | null;
  /** What would be ordered (`itemsOf`). */
  items: string;
  sums: Sums;
  /** The way to pay that this price is for. */
  method: PaymentMethod;
  quote: { way: string; from: string | null } | null;
  payment: { advancePaise: number };
  /** Why the cart's coupon gives nothing, as a sentence. */
  couponProblem: string | null;
};

/**
 * What the shopper has to read before ordering: what is different now from the goods, the price and the days that the form was sent with.
 * Null: nothing. A form without `items`, `total`, `shown` or `priced` saw none; one without a price of delivery or a fee saw 0.
 */
export function newsOf(
  { pin, items, sums, method, quote, payment, couponProblem }: Priced,
  terms: CheckoutTerms,
): string | null {
  const total = rupees(sums.totalPaise);
  if (couponProblem && hadDiscount(sums, terms) && !isOtherCart(items, terms))
    return t(
      "Your coupon does not count for this order: the total is now {total}. {problem} Press again to order.",
      { total, problem: couponProblem },
    );
  if (areOtherGoods(sums, terms))
    return t("Your cart has changed: the total is now {total}. Please look at it again.", {
      total,
    });
  if (isOtherCart(items, terms))
    return t("Your cart has changed. Please check it and press again.");
  if (isOtherDelivery({ pin, sums, quote }, terms))
    return otherDelivery(pin, sums.deliveryPaise, total);
  const { fee: seenFee = terms.shown === sums.totalPaise ? sums.feePaise : 0 } = terms;
  if (sums.feePaise > 0 && sums.feePaise !== seenFee)
    return t("Paying on delivery costs {fee}: the total is now {total}. Press again to order.", {
      fee: rupees(sums.feePaise),
      total,
    });
  const { advance: seenAdvance = payment.advancePaise } = terms;
  if (method === "on-delivery" && seenAdvance !== payment.advancePaise)
    return payment.advancePaise > 0
      ? t("Of this order {amount} is paid online first. Press again to order.", {
          amount: rupees(payment.advancePaise),
        })
      : t("All of this order is paid on delivery. Press again to order.");
  if (isOtherTotal({ sums, method }, terms) || promisedTotal(terms))
    return t("The total is now {total}. Press again to order.", { total });
  return null;
}

function otherDelivery(pin: string | null, paise: number, total: string): string {
  if (!pin) return t("The total is now {total}. Press again to order.", { total });
  return paise > 0
    ? t("Delivery to {pin} costs {price}: the total is now {total}. Press again to order.", {
        pin,
        price: rupees(paise),
        total,
      })
    : t("Delivery to {pin} is free: the total is now {total}. Press again to order.", {
        pin,
        total,
      });
}

/**
 * Whether this total stood neither on the button (`shown`) nor beside the chosen way to pay: a page that was made for another one
 * shows it there with its own fee (`fee`).
 */
export function isOtherTotal(
  { sums: { totalPaise, feePaise }, method }: Pick<Priced, "sums" | "method">,
  { shown, fee }: CheckoutTerms,
): boolean {
  if (shown === undefined) return false;
  if (fee === undefined) return totalPaise !== shown;
  if (method === "on-delivery" && feePaise !== fee) return true;
  return totalPaise !== shown && totalPaise !== (feePaise > 0 ? shown + fee : shown - fee);
}

/** Whether the form showed less than the goods cost. */
const hadDiscount = ({ goodsPaise }: Sums, { total = goodsPaise }: CheckoutTerms): boolean =>
  total < goodsPaise;

/** Whether something else is in the cart than the form showed; a form from before this was compared says nothing. */
export const isOtherCart = (items: string, terms: CheckoutTerms): boolean =>
  terms.items !== undefined && terms.items !== items;

/** Whether the goods cost something else than the form showed. */
const areOtherGoods = ({ goodsPaise, discountPaise }: Sums, { total }: CheckoutTerms): boolean =>
  total !== undefined && total !== goodsPaise - discountPaise;

/** Whether the cart that the form showed is not the one of now. */
export const isCartOld = ({ items, sums }: Pick<Priced, "items" | "sums">, terms: CheckoutTerms) =>
  isOtherCart(items, terms) || areOtherGoods(sums, terms);

/** The button of the checkout page only promised to show the total. */
export const promisedTotal = ({ priced, shown }: CheckoutTerms) =>
  priced !== undefined && shown === undefined;

function isOtherDelivery(
  { pin, sums, quote }: Pick<Priced, "pin" | "sums" | "quote">,
  { way, priced }: CheckoutTerms,
): boolean {
  const isOtherPrice = sums.deliveryPaise !== (way?.seenPaise ?? 0);
  const isOtherWay = way !== undefined && way.way !== quote?.way;
  const areOtherDays = priced !== undefined && priced !== (pin ?? "") && quote?.from != null;
  return isOtherPrice || isOtherWay || areOtherDays;
}
