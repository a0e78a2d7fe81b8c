import { refusal } from "../api-error";
import { type Payment, type PaymentError, paymentById } from "./payments.server";
import type { Move } from "./transition.server";

/** payment created → failed. A late approval by the bank may still authorise it. */
export function fail(paymentId: string, error: PaymentError): Move<Payment> {
  return (context) => {
    const { changes } = context.database
      .prepare(
        "UPDATE payments SET status = 'failed', error = ? WHERE id = ? AND status = 'created'",
      )
      .run(JSON.stringify(error), paymentId);
    if (changes === 0) throw refusal("Only a payment that is not yet decided can fail");
    return {
      value: paymentById(context, paymentId)!,
      events: [{ name: "payment.failed", paymentId }],
    };
  };
}
