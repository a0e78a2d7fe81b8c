import { requestedPayment, requestedRefund } from "../api/requested.server";
import type { Context } from "../context";
import type { Call } from "../http/route";
import { approve } from "../state/approve.server";
import { paymentEntity } from "../state/payment-entity";
import { failRefund, processRefund } from "../state/refund.server";
import { refundEntity } from "../state/refunds.server";
import { transition } from "../state/transition.server";

/** `POST /__emu/payments/:id/late-authorize`: the bank approves a failed or unanswered payment after all. */
export function lateAuthorize(context: Context, { parameters }: Call) {
  return paymentEntity(approve(context, requestedPayment(context, parameters.id).id));
}

/** `POST /__emu/refunds/:id/fail`: a pending or processed refund fails. */
export function failOneRefund(context: Context, { parameters }: Call) {
  const { id } = requestedRefund(context, parameters.id);
  return refundEntity(transition(context, failRefund(id)));
}

/** `POST /__emu/refunds/:id/process`: a pending refund succeeds. */
export function processOneRefund(context: Context, { parameters }: Call) {
  const { id } = requestedRefund(context, parameters.id);
  return refundEntity(transition(context, processRefund(id)));
}
