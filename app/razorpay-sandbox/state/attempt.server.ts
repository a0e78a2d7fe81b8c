import { refusal, unknownId } from "../api-error";
import type { Context } from "../context";
import { orderById } from "./orders.server";
import { type NewPayment, type Payment, insertPayment, paymentsOfOrder } from "./payments.server";
import type { Move } from "./transition.server";

/** Details of a payment. The amount is that of the order, unless a test forges it (`amountPaise`, `currency`). */
type AttemptDetails = Omit<NewPayment, "orderId" | "amountPaise" | "currency"> &
  Partial<Pick<NewPayment, "amountPaise" | "currency">>;

/** order created|attempted → attempted, with a new payment `created`. */
export function attempt(orderId: string, details: AttemptDetails): Move<Payment> {
  return (context) => {
    requirePayable(context, orderId);
    context.database
      .prepare("UPDATE orders SET status = 'attempted', attempts = attempts + 1 WHERE id = ?")
      .run(orderId);
    const { amountPaise, currency } = orderById(context, orderId)!;
    return {
      value: insertPayment(context, { amountPaise, currency, ...details, orderId }),
      events: [],
    };
  };
}

export const alreadyPaid =
  "Your payment has been declined as the order is already paid. Please initiate the payment with a new order.";

/** Throws 400 if the order is unknown or `isTaken`. */
export function requirePayable(context: Context, orderId: string): void {
  if (!orderById(context, orderId)) throw unknownId();
  if (isTaken(context, orderId)) throw refusal(alreadyPaid, { reason: "order_already_paid" });
}

/** Whether the order is paid or has an authorised payment that is not yet captured. */
export function isTaken(context: Context, orderId: string): boolean {
  return (
    orderById(context, orderId)?.status === "paid" ||
    paymentsOfOrder(context, orderId).some(({ status }) => status === "authorized")
  );
}
