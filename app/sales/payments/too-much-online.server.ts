import type { Order } from "~/sales/orders/order.server";
import { onlinePaise } from "./advance/advance";
import { choicesFor } from "./by-hand/other-payments";
import { otherPayments } from "./by-hand/other-payments.server";

/**
 * Why an order that waits for its payment is not paid online any more: it is above what is taken now. With the ways that are left; null: it
 * can be paid.
 */
export function tooMuchFor(order: Order, quotePath: string | null): TooMuch | null {
  const { source } = order;
  if (order.paymentStatus !== "unpaid") return null;
  const paise = onlinePaise(order);
  const { tooMuchOnline: reason, account = null } = choicesFor(paise, true, otherPayments());
  if (!reason) return null;
  // The same goods are ordered by transfer from the cart or the quote; for what the owner wrote down he notes the money himself.
  const next = quotePath ?? (source === "shop" && account ? "/cart" : null);
  return { reason, next, account: next === null ? account : null };
}

/** `next`: the page on which it is ordered to be paid otherwise; null: there is none. `account`: where to transfer to, without such a page. */
export type TooMuch = { reason: string; next: string | null; account: string | null };
