import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { withRedirectTo } from "~/people/accounts/redirect-to";
import type { KnownAddress } from "~/sales/checkout/address/address-fields";
import { knownAddress } from "~/sales/checkout/address/known-buyer.server";
import { db } from "~/base/db/connection.server";
import { collectingPlace } from "~/goods/delivery/delivery-settings.server";
import { shownPhone } from "~/base/lib/india/phone";
import { companyFacts } from "~/upkeep/pages/company.server";
import { quoteChoices } from "./pay-choices.server";
import { type Quote, seenOf } from "./quotes.server";
import { paymentOrderOf } from "~/sales/payments/payment-order.server";
import { stateOf } from "./quote-state";
import { shownQuote } from "./shown-quote.server";
import { localized } from "~/base/words/addresses";
import { orderById } from "~/sales/orders/order.server";

/** What the customer's page of a quote shows. `buyer`: who is signed in. */
export function quotePage(quote: Quote, buyer: Viewer | null) {
  const shown = shownQuote(quote);
  const path = `/quote/${quote.token}`;
  const { email, ...known } = knownOf(quote, buyer);
  const choices = choicesOf(quote, shown.totalPaise, buyer);
  return {
    quote: shown,
    pdf: `${path}/quote.pdf`,
    state: stateOf(quote, Date.now()),
    seen: seenOf(quote, shown.totalPaise),
    choices,
    // Only guests are asked for it.
    known: buyer || email === undefined ? known : { ...known, email },
    login: buyer ? null : withRedirectTo("/login", localized(path)),
    collectAt: quote.deliveryWay === "collect" ? (collectingPlace() ?? "") : null,
    order: orderOf(quote),
    company: companyFacts(),
  };
}

/** An order that waits for its payment is known to the provider with one sum. */
function choicesOf(quote: Quote, totalPaise: number, buyer: Viewer | null) {
  const choices = quoteChoices(db, { ...quote, totalPaise }, buyer?.id ?? null);
  const asked = quote.orderId === null ? null : paymentOrderOf(quote.orderId);
  if (!asked) return choices;
  const other = asked.amountPaise === totalPaise ? "on-delivery" : "online";
  return { ...choices, methods: choices.methods.filter((method) => method !== other) };
}

/** The order that a quote became. */
function orderOf({ orderId }: Quote) {
  if (!orderId) return null;
  const order = orderById(orderId);
  if (!order) return null;
  const { number, token, status, paymentStatus } = order;
  return { number, token, isUnpaid: paymentStatus === "unpaid" && status !== "cancel" };
}

/** What the owner typed, and beyond it what the account tells. */
function knownOf(quote: Quote, buyer: Viewer | null): KnownAddress {
  const { name, email, gstin } = quote;
  const typed = {
    name,
    email,
    phone: shownPhone(quote.phone),
    line: quote.shipLine,
    area: quote.shipArea,
    city: quote.shipCity,
    state: quote.shipState,
    pin: quote.shipPin,
    gstin,
    firm: gstin && quote.firm,
  };
  const given = Object.entries(typed).filter(([, value]) => value);
  return { ...(quote.shipLine ? {} : knownAddress(buyer)), ...Object.fromEntries(given) };
}
