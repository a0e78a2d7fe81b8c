import { refusal } from "../api-error";
import { type Payment, paymentById } from "./payments.server";
import type { Move } from "./transition.server";

/** payment created → authorized; also failed → authorized, for a late approval. */
export function authorize(paymentId: string): Move<Payment> {
  return (context) => {
    const { changes } = context.database
      .prepare(
        "UPDATE payments SET status = 'authorized', error = NULL WHERE id = ? AND status IN ('created', 'failed')",
      )
      .run(paymentId);
    if (changes === 0) throw refusal("Only a payment that is not authorized yet can be authorized");
    return {
      value: paymentById(context, paymentId)!,
      events: [{ name: "payment.authorized", paymentId }],
    };
  };
}
