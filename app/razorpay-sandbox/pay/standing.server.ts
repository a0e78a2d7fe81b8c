import type { Context } from "../context";
import { isTaken } from "../state/attempt.server";
import { type Payment, paymentById } from "../state/payments.server";
import type { Session } from "../state/sessions.server";

/** A pay session that is over, waits for a bank, or whose order was paid elsewhere (`taken`). */
export type Ending =
  { is: "cancelled" | "taken" } | { is: "paid" | "failed" | "waiting"; payment: Payment };

/** How a pay session stands. An `open` one may be paid, also after `lastFailure`. */
export type Standing = Ending | { is: "open"; lastFailure: Payment | null };

/** Reads the standing from the payment itself, so that what happened elsewhere (a late yes, ten minutes gone) counts. */
export function standingOf(context: Context, session: Session): Standing {
  const payment = session.paymentId === null ? null : paymentById(context, session.paymentId);
  if (payment && payment.status !== "failed") {
    return { is: payment.status === "created" ? "waiting" : "paid", payment };
  }
  if (session.cancelled) return { is: "cancelled" };
  const mayRetry = session.kind === "modal" && session.display.retry;
  if (payment && !mayRetry) return { is: "failed", payment };
  return isTaken(context, session.orderId) ? { is: "taken" } : { is: "open", lastFailure: payment };
}
