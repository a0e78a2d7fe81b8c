import { refusal, unknownId } from "../api-error";
import { type Payment, paymentById } from "./payments.server";
import type { Move } from "./transition.server";

/** payment authorized → captured, its order → paid. Throws 400 from any other state. */
export function capture(paymentId: string): Move<Payment> {
  return (context) => {
    const payment = paymentById(context, paymentId);
    if (!payment) throw unknownId();
    requireAuthorized(payment);
    context.database
      .prepare("UPDATE payments SET status = 'captured', fee_paise = ?, tax_paise = ? WHERE id = ?")
      .run(...feeOf(payment.amountPaise), paymentId);
    context.database
      .prepare("UPDATE orders SET status = 'paid', amount_paid_paise = amount_paise WHERE id = ?")
      .run(payment.orderId);
    return {
      value: paymentById(context, paymentId)!,
      events: [
        { name: "payment.captured", paymentId },
        { name: "order.paid", paymentId, orderId: payment.orderId },
      ],
    };
  };
}

function requireAuthorized({ status }: Payment): void {
  if (status === "captured" || status === "refunded") {
    throw refusal("This payment has already been captured");
  }
  if (status !== "authorized") {
    throw refusal("Only payments which have been authorized and not yet captured can be captured");
  }
}

/** The provider's fee in paise: 2 % plus 18 % tax on that; `feePaise` includes the tax. */
function feeOf(amountPaise: number): [feePaise: number, taxPaise: number] {
  const fee = Math.round((amountPaise * 236) / 10_000);
  return [fee, fee - Math.round((amountPaise * 2) / 100)];
}
