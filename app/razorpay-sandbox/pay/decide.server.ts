import type { Context } from "../context";
import { approve } from "../state/approve.server";
import { attempt } from "../state/attempt.server";
import { fail } from "../state/fail.server";
import { failureFor } from "../state/failures";
import type { Notes } from "../state/notes";
import { type Session, cancelSession, setSessionPayment } from "../state/sessions.server";
import { inTransaction, transition } from "../state/transition.server";
import { failureOf, instrumentOf } from "./chosen-instrument.server";
import type { PayForm } from "./pay-form";

/**
 * Applies the pressed button in one transaction and returns the updated session.
 * Throws 400 if the order has already been paid.
 */
export function decide(context: Context, session: Session, form: PayForm): Session {
  return inTransaction(context, () => {
    if (form.outcome === "cancel") {
      cancelSession(context, session.id);
      return { ...session, cancelled: true };
    }
    const { description, email, contact } = session.display;
    const notes: Notes = session.display.notes;
    const instrument = instrumentOf(form);
    const payment = transition(
      context,
      attempt(session.orderId, { instrument, description, email, contact, notes }),
    );
    setSessionPayment(context, session.id, payment.id);
    applyOutcome(context, payment.id, form);
    return { ...session, paymentId: payment.id };
  });
}

function applyOutcome(context: Context, paymentId: string, form: PayForm): void {
  if (form.outcome === "no_answer") return;
  const reason =
    form.outcome === "failure" ? form.reason : form.outcome === "pay" ? failureOf(form) : null;
  if (reason) {
    transition(context, fail(paymentId, failureFor(reason)));
  } else {
    approve(context, paymentId);
  }
}
