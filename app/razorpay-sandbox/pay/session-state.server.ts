import type { Context } from "../context";
import { isTaken } from "../state/attempt.server";
import { type Payment, paymentById } from "../state/payments.server";
import type { Session } from "../state/sessions.server";

/** A pay session that is over or waits for a bank, or whose order was paid in another session (`taken`). */
export type Ending =
  { is: "cancelled" | "taken" } | { is: "paid" | "failed" | "waiting"; payment: Payment };

/** State of a pay session. An `open` one can be paid, even after `lastFailure`. */
type Standing = Ending | { is: "open"; lastFailure: Payment | null };

/** Derives the state from the payment itself, which may have changed since (late approval, timeout after ten minutes). */
export function sessionState(context: Context, session: Session): Standing {
  const payment = session.paymentId === null ? null : paymentById(context, session.paymentId);
  if (payment && payment.status !== "failed") {
    return { is: payment.status === "created" ? "waiting" : "paid", payment };
  }
  if (session.cancelled) return { is: "cancelled" };
  const mayRetry = session.kind === "modal" && session.display.retry;
  if (payment && !mayRetry) return { is: "failed", payment };
  return isTaken(context, session.orderId) ? { is: "taken" } : { is: "open", lastFailure: payment };
}
