import { answering } from "~/people/accounts/guards/answering.server";
import type { ReviewReason } from "~/base/db/statuses";
import type { RefusalStatus } from "~/base/lib/api/call";
import { Refusal } from "~/base/lib/api/refusal";
import { settings } from "~/base/lib/env/settings.server";
import { type Validated, validatePayment } from "~/sales/payments/api-payment.server";
import { paymentValidate } from "~/sales/payments/contract";
import { saidToBuyer } from "~/sales/payments/held/reason-words";

type Failed = Exclude<Validated, "paid" | object>;
const refusals: Record<Failed, [RefusalStatus, string]> = {
  "not-yours": [400, "This payment was not started by you"],
  forged: [400, "The signature does not belong to this payment"],
  "not-complete": [409, "This payment is not complete"],
  "no-answer": [502, "Your payment was received and is being confirmed. Please look again later."],
};

const { loader, action } = answering(paymentValidate, async ({ body, caller }) => {
  if (settings.payments === "off") throw refusal(502, "Online payment is not set up yet.");
  const validated = await validatePayment(caller, {
    providerOrderId: body.razorpay_order_id,
    paymentId: body.razorpay_payment_id,
    signature: body.razorpay_signature,
    cart: body.cart,
  });
  if (typeof validated === "object") throw refusal(409, waitingWords(validated.review));
  if (validated !== "paid") throw refusal(...refusals[validated]);
  return {
    msg: "ok",
    success: true,
    orderId: body.razorpay_order_id,
    paymentId: body.razorpay_payment_id,
  };
});

export { loader, action };

const waitingWords = (reason: ReviewReason) =>
  `Your payment was received, but no order could be made of it yet: ${saidToBuyer(reason)}. Nothing is lost, and you need not pay again: we look at it and write to you.`;

/** Some clients read `msg`, others `message`. */
const refusal = (status: RefusalStatus, message: string) =>
  new Refusal(status, message, { msg: message });
