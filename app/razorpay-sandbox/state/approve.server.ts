import type { Context } from "../context";
import { authorize } from "./authorize.server";
import { capture } from "./capture.server";
import { orderById } from "./orders.server";
import { type Payment, paymentById } from "./payments.server";
import { refund, settleRefund } from "./refund.server";
import { inTransaction, transition } from "./transition.server";

/**
 * The bank approves, in time or late: the payment is authorised, and captured if capture is automatic.
 * If another payment has already paid the order, this one is refunded automatically.
 */
export function approve(context: Context, paymentId: string): Payment {
  return inTransaction(context, () => {
    const payment = transition(context, authorize(paymentId));
    const order = orderById(context, payment.orderId)!;
    if (order.status === "paid") {
      refundFully(context, paymentId);
    } else if (order.autoCapture ?? context.settings.autoCapture) {
      transition(context, capture(paymentId));
    }
    return paymentById(context, paymentId)!;
  });
}

function refundFully(context: Context, paymentId: string): void {
  const pending = transition(
    context,
    refund({
      paymentId,
      amountPaise: undefined,
      speed: "normal",
      receipt: null,
      notes: {},
      idempotencyKey: null,
      fingerprint: null,
    }),
  );
  settleRefund(context, pending);
}
