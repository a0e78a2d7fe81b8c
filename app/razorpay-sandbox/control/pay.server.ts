import { z } from "zod";
import { requestedOrder } from "../api/requested.server";
import type { Context } from "../context";
import { jsonInputOf } from "../http/body";
import { parseInput } from "../http/input";
import type { Call } from "../http/route";
import { instrumentOf } from "../pay/chosen-instrument.server";
import { untouchedForm } from "../pay/pay-form";
import { callbackFields } from "../pay/result.server";
import { attempt } from "../state/attempt.server";
import { authorize } from "../state/authorize.server";
import { capture } from "../state/capture.server";
import { fail } from "../state/fail.server";
import { failureFor, failureReasons } from "../state/failures";
import { paymentEntity } from "../state/payment-entity";
import { paymentById } from "../state/payments.server";
import { inTransaction, transition } from "../state/transition.server";

/**
 * `POST /__emu/pay`: pays without a browser. Returns the payment and the fields for the shop's callback, null while the bank
 * has not answered. `amount` (paise) and `currency` forge a payment that differs from its order.
 */
export async function pay(context: Context, { request }: Call) {
  const details = parseInput(input, await jsonInputOf(request));
  const { id: orderId } = requestedOrder(context, details.order_id);
  const payment = inTransaction(context, () => {
    const { id } = transition(context, attempt(orderId, detailsOf(context, details)));
    applyOutcome(context, id, details);
    return paymentById(context, id)!;
  });
  return { payment: paymentEntity(payment), callback: callbackFields(context, payment) };
}

const input = z.strictObject({
  order_id: z.string({ error: "The order id field is required." }),
  outcome: z.enum(["captured", "authorized", "failed", "created"]).default("captured"),
  method: z.enum(["upi", "card", "netbanking", "wallet"]).default("upi"),
  reason: z.enum(failureReasons).default("payment_failed"),
  amount: z.number().int().min(1).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});

type PayInput = z.output<typeof input>;

function detailsOf(context: Context, { method, amount, currency }: PayInput) {
  return {
    instrument: instrumentOf(untouchedForm({ method }, context.now())),
    description: null,
    email: null,
    contact: null,
    notes: {},
    ...(amount !== undefined && { amountPaise: amount }),
    ...(currency !== undefined && { currency }),
  };
}

function applyOutcome(context: Context, paymentId: string, { outcome, reason }: PayInput): void {
  if (outcome === "created") return;
  if (outcome === "failed") {
    transition(context, fail(paymentId, failureFor(reason)));
    return;
  }
  transition(context, authorize(paymentId));
  if (outcome === "captured") transition(context, capture(paymentId));
}
