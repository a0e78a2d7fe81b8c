import type { Context } from "../context";
import { page } from "../page/page.server";
import { orderById } from "../state/orders.server";
import type { Payment } from "../state/payments.server";
import type { Session } from "../state/sessions.server";
import type { FieldErrors } from "./chosen-instrument.server";
import { type PayForm, untouchedForm } from "./pay-form";
import { payFormMarkup } from "./pay-form-markup";

interface FormPlace {
  frame: "none" | "self";
  /** Target of the form. */
  action: string;
  /** Origins, besides the sandbox's own, that a button may lead to. */
  formOrigins: string[];
  script?: string;
  /** The previous failed payment of this session. */
  lastFailure?: Payment | null;
  /** Submitted values and their errors. */
  form?: PayForm;
  errors?: FieldErrors | null;
}

/** The page with the pay form: initial, or with the submitted values and their errors (status 400). */
export function formPage(context: Context, session: Session, place: FormPlace): Response {
  const { form, errors = null, lastFailure = null, action, ...around } = place;
  return page({
    ...around,
    title: `${errors ? "Please check: " : ""}Pay ${session.display.name}`,
    status: errors ? 400 : 200,
    body: payFormMarkup({
      session,
      order: orderById(context, session.orderId)!,
      form: form ?? untouchedForm(session.display, context.now()),
      errors: errors ?? {},
      notice: noticeOf(errors, lastFailure),
      action,
    }),
  });
}

function noticeOf(errors: FieldErrors | null, lastFailure: Payment | null): string | null {
  if (errors) return "Please check the fields marked below.";
  return lastFailure?.error ? `${lastFailure.error.description} You can try again.` : null;
}
