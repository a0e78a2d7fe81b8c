import { z } from "zod";
import { refusal } from "../api-error";
import type { Context } from "../context";
import { inputOf } from "../http/body";
import { parseInput } from "../http/input";
import type { Call } from "../http/route";
import { capture } from "../state/capture.server";
import { paymentEntity } from "../state/payment-entity";
import { payments } from "../state/payments.server";
import { transition } from "../state/transition.server";
import { collection, pageIn } from "./collection";
import { paise } from "./fields";
import { requestedPayment } from "./requested.server";

/** `GET /v1/payments` */
export function listPayments(context: Context, { url }: Call) {
  return collection(payments(context, pageIn(url.searchParams)).map(paymentEntity));
}

/** `GET /v1/payments/:id` */
export function fetchPayment(context: Context, { parameters }: Call) {
  return paymentEntity(requestedPayment(context, parameters.id));
}

/** `POST /v1/payments/:id/capture` */
export async function capturePayment(context: Context, { parameters, request }: Call) {
  const payment = requestedPayment(context, parameters.id);
  const { amount, currency } = parseInput(captureInput, await inputOf(request));
  const differs =
    amount !== payment.amountPaise || (currency !== undefined && currency !== payment.currency);
  if (differs && payment.status === "authorized") {
    throw refusal("Capture amount must be equal to the amount authorized", { field: "amount" });
  }
  return paymentEntity(transition(context, capture(payment.id)));
}

const captureInput = z.strictObject({
  amount: paise("The amount field is required."),
  currency: z.string({ error: "The currency must be a string." }).optional(),
});
