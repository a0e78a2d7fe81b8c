import type { Reader } from "~/base/db/connection.server";
import type { PaymentMethod } from "~/base/db/statuses";
import { settings } from "~/base/lib/env/settings.server";
import { choicesFor, type PaymentChoices } from "~/sales/payments/by-hand/other-payments";
import { otherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { mayPayLater } from "~/sales/payments/by-hand/pay-later.server";

/**
 * How a quote of this total (paise) can be paid: online, by transfer, or later by a customer whom the owner trusts. Not on delivery:
 * who asked for a quote has no parcel sent in vain. `userId`: who is signed in.
 */
export function quoteChoices(
  from: Reader,
  totalPaise: number,
  userId: string | null,
): PaymentChoices {
  return choicesFor(totalPaise, settings.payments !== "off", otherPayments(from), {
    way: null,
    isAllowed: false,
    isRefused: false,
    mayPayLater: mayPayLater(from, userId),
  });
}

/** The methods alone. */
export const waysToPay = (...asked: Parameters<typeof quoteChoices>): PaymentMethod[] =>
  quoteChoices(...asked).methods;
