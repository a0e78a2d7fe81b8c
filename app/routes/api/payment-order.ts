import { answering } from "~/people/accounts/guards/answering.server";
import { Refusal } from "~/base/lib/api/refusal";
import { settings } from "~/base/lib/env/settings.server";
import { askForPayment } from "~/sales/payments/api-payment.server";
import { choicesFor } from "~/sales/payments/by-hand/other-payments";
import { otherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { paymentOrder } from "~/sales/payments/contract";
import { providerKeys } from "~/sales/payments/provider/provider-keys.server";
import { inTime, ProviderError } from "~/sales/payments/provider/provider.server";

const { loader, action } = answering(paymentOrder, async ({ body, caller, complain }) => {
  if (settings.payments === "off") throw new Refusal(502, "Online payment is not set up yet.");
  if (choicesFor(body.amount, true, otherPayments()).tooMuchOnline)
    throw complain("amount was refused by the payment provider");
  try {
    const request = { amountPaise: body.amount, receipt: body.receipt ?? "" };
    const created = await inTime(askForPayment(caller, request));
    const { amount_due = created.amount - created.amount_paid, receipt = "", ...order } = created;
    return { ...order, amount_due, receipt, key: providerKeys().keyId };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.status === 400) throw complain("amount was refused by the payment provider");
    throw new Refusal(502, "The payment provider does not answer. Please try again.");
  }
});

export { loader, action };
