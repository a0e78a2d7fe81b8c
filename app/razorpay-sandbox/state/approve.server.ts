import type { Context } from "../context";
import { authorize } from "./authorize.server";
import { capture } from "./capture.server";
import { orderById } from "./orders.server";
import { type Payment, paymentById } from "./payments.server";
import { refund, settleRefund } from "./refund.server";
import { atOnce, transition } from "./transition.server";

/**
 * The bank says yes, in time or late: the payment is authorised, and captured where capture is automatic.
 * When another payment has paid the order meanwhile, this one is given back by itself.
 */
export function approve(context: Context, paymentId: string): Payment {
  return atOnce(context, () => {
    const payment = transition(context, authorize(paymentId));
    const order = orderById(context, payment.orderId)!;
    if (order.status === "paid") {
      giveBack(context, paymentId);
    } else if (order.autoCapture ?? context.settings.autoCapture) {
      transition(context, capture(paymentId));
    }
    return paymentById(context, paymentId)!;
  });
}

function giveBack(context: Context, paymentId: string): void {
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
