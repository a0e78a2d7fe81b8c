import { z } from "zod";
import { refusal, unknownId } from "../api-error";
import type { Context } from "../context";
import { inputOf } from "../http/body";
import { parseInput } from "../http/input";
import type { Call } from "../http/route";
import { refund, settleRefund } from "../state/refund.server";
import { type Refund, refundByKey, refundEntity, refundsOfPayment } from "../state/refunds.server";
import { inTransaction, transition } from "../state/transition.server";
import { collection } from "./collection";
import { notes, paise, receipt } from "./fields";
import { requestedPayment, requestedRefund } from "./requested.server";

/** `POST /v1/payments/:id/refund`; the same idempotency key returns the same refund. */
export async function createRefund(context: Context, { parameters, request }: Call) {
  const { id: paymentId } = requestedPayment(context, parameters.id);
  const idempotencyKey = keyOf(request);
  const input = parseInput(refundInput, await inputOf(request));
  const fingerprint = JSON.stringify([paymentId, input]);
  return refundEntity(
    inTransaction(context, () => {
      const earlier = earlierRefund(context, idempotencyKey, fingerprint);
      if (earlier) return earlier;
      const { amount: amountPaise, ...rest } = input;
      const created = transition(
        context,
        refund({ ...rest, amountPaise, paymentId, idempotencyKey, fingerprint }),
      );
      return settleRefund(context, created);
    }),
  );
}

/** `GET /v1/payments/:id/refunds` */
export function listRefunds(context: Context, { parameters }: Call) {
  const payment = requestedPayment(context, parameters.id);
  return collection(refundsOfPayment(context, payment.id).map(refundEntity));
}

/** `GET /v1/payments/:id/refunds/:refundId` */
export function fetchRefundOfPayment(context: Context, { parameters }: Call) {
  const payment = requestedPayment(context, parameters.id);
  const found = requestedRefund(context, parameters.refundId);
  if (found.paymentId !== payment.id) throw unknownId();
  return refundEntity(found);
}

/** `GET /v1/refunds/:id` */
export function fetchRefund(context: Context, { parameters }: Call) {
  return refundEntity(requestedRefund(context, parameters.id));
}

const refundInput = z.strictObject({
  amount: paise("The amount field is required.")
    .refine((amount) => amount >= 100, "The amount must be at least INR 1.00")
    .optional(),
  speed: z.enum(["normal", "optimum"], { error: "The speed is invalid." }).default("normal"),
  receipt: receipt.nullish().transform((text) => text ?? null),
  notes: notes.default({}),
});

function keyOf(request: Request): string | null {
  const key = request.headers.get("X-Refund-Idempotency");
  if (key !== null && !/^[A-Za-z0-9_-]{10,255}$/.test(key)) {
    throw refusal(
      "The idempotency key must have at least 10 characters of A-Z, a-z, 0-9, - and _.",
    );
  }
  return key;
}

function earlierRefund(context: Context, key: string | null, fingerprint: string): Refund | null {
  const earlier = key === null ? null : refundByKey(context, key);
  if (earlier && earlier.fingerprint !== fingerprint) {
    throw refusal(
      "Different request with the same idempotency key has already been processed.",
      {},
      409,
    );
  }
  return earlier;
}
