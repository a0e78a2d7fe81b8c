import type { Reader } from "~/base/db/connection.server";
import { rupees } from "~/base/lib/money";
import { choicesFor, isAboveUpi, upiMostPaise } from "~/sales/payments/by-hand/other-payments";
import { otherPayments } from "~/sales/payments/by-hand/other-payments.server";
import type { Paying } from "./options";

/** Why a total (paise) cannot be paid in some of the counter's ways, as sentences for the owner. */
export function tooMuchFor(from: Reader, totalPaise: number): Partial<Record<Paying, string>> {
  const { tooMuchOnline } = choicesFor(totalPaise, true, otherPayments(from));
  return {
    ...(isAboveUpi(totalPaise) && {
      upi: `UPI takes up to ${rupees(upiMostPaise)} in one payment: let them transfer it to your bank account, and choose “later”.`,
    }),
    ...(tooMuchOnline && {
      link: "This is more than your payment provider takes online. Let them transfer it to your bank account: choose “later”.",
    }),
  };
}
