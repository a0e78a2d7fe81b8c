import {
  type Counter,
  countAttempts,
  countAttemptsIn,
  sealed,
  type TooMany,
} from "~/people/accounts/sign-in/attempts.server";
import type { Writer } from "~/base/db/connection.server";
import { isOwnMachine, networkOf } from "~/base/lib/http/network";
import { indianMobile } from "~/base/lib/india/phone";
import { hour } from "~/base/lib/time";
import type { Order } from "~/sales/orders/order.server";
import { paymentOrderOf } from "~/sales/payments/payment-order.server";
import { t } from "~/base/words/say";

/*
 * Limits against people who place orders only to do harm: far above what a customer or a family behind one address orders. A
 * network is an IPv4 address or an IPv6 /64. This machine itself has no limits: nobody is attacked from there, and behind a proxy
 * without TRUST_PROXY every visitor would seem to come from it.
 */
const ordersPerNetwork = 20;
const ordersPerMobile = 10;
/** The payment provider has a limit of its own for the whole shop. */
const providerOrdersPerNetwork = 30;

/** `seconds` for `Retry-After`, `sentence` for display. */
export type TooManyOrders = { seconds: number; sentence: string };

/** Who places an order: the caller's IP address, the account if there is one, and the mobile number. */
export type Placing = { address: string; userId: string | null; phone: string };

/**
 * Counts an order in the transaction that stores it; null if it is allowed. After 20 from a network or 10 for a mobile number in an
 * hour counts nothing and returns when to try again. A refusal counts like an order where the cart's coupon depends on the buyer:
 * whether it is good tells whether that number is a customer's. Guests have counters of a number that its owner's account does not share, so
 * that nobody else can use them up. `now`: UTC ms.
 */
export function countOrder(
  tx: Writer,
  { address, userId, phone }: Placing,
  now = Date.now(),
): TooManyOrders | null {
  if (isOwnMachine(address)) return null;
  const mobile = indianMobile(phone) ?? phone;
  const full = countAttemptsIn(
    tx,
    [
      networkCounter("order", address, ordersPerNetwork),
      {
        key: `order:mobile:${sealed(`${mobile} of ${userId ?? "a guest"}`)}`,
        most: ordersPerMobile,
        within: hour,
      },
    ],
    now,
  );
  return full && inWords(full);
}

/**
 * Counts a request for this order's payment order, which is made at the provider; null if it is allowed or exists already. After
 * 30 from a network in an hour counts nothing and returns when to try again.
 */
export async function countProviderOrderOf(
  order: Pick<Order, "id">,
  address: string,
  now = Date.now(),
): Promise<TooManyOrders | null> {
  if (isOwnMachine(address) || paymentOrderOf(order.id)) return null;
  const counter = networkCounter("provider-order", address, providerOrdersPerNetwork);
  const full = await countAttempts([counter], now);
  return full && inWords(full);
}

function networkCounter(what: string, address: string, most: number): Counter {
  return { key: `${what}:address:${sealed(networkOf(address))}`, most, within: hour };
}

function inWords({ seconds }: TooMany): TooManyOrders {
  return {
    seconds,
    sentence: t(
      "That is a lot of orders in a short time. Please wait {n, plural, one {# minute} other {# minutes}} and try again, or write to us.",
      { n: Math.ceil(seconds / 60) },
    ),
  };
}
