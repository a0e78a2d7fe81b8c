import type { Reader } from "~/base/db/connection.server";
import type { PaymentMethod } from "~/base/db/statuses";
import { settings } from "~/base/lib/env/settings.server";
import { choicesFor, type PaymentChoices } from "~/sales/payments/by-hand/other-payments";
import { otherPayments } from "~/sales/payments/by-hand/other-payments.server";
import type { Quote } from "./quotes.server";
import { mayPayLater } from "~/sales/payments/by-hand/pay-later.server";

/**
 * How a quote of this total (paise) can be paid: online, by transfer, or later by a customer whom the owner trusts. On delivery only
 * what is left of a part that is paid online first: who asked for a quote has no parcel sent in vain. `userId`: who is signed in.
 */
export function quoteChoices(
  from: Reader,
  { totalPaise, advancePaise, deliveryWay }: ToPay,
  userId: string | null,
): PaymentChoices {
  const isOnline = settings.payments !== "off";
  const others = otherPayments(from);
  const choices = choicesFor(totalPaise, isOnline, others, {
    way: null,
    isAllowed: false,
    isRefused: false,
    mayPayLater: mayPayLater(from, userId),
  });
  if (advancePaise === null || advancePaise >= totalPaise || !isOnline) return choices;
  if (choicesFor(advancePaise, isOnline, others).tooMuchOnline) return choices;
  return {
    ...choices,
    methods: [...choices.methods, "on-delivery"],
    advancePaise,
    onDeliveryFeePaise: 0,
    collects: deliveryWay === "collect",
  };
}

type ToPay = { totalPaise: number } & Pick<Quote, "advancePaise" | "deliveryWay">;

/** The methods alone. */
export const waysToPay = (...asked: Parameters<typeof quoteChoices>): PaymentMethod[] =>
  quoteChoices(...asked).methods;
