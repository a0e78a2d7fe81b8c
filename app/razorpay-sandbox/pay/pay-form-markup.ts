import { rupees } from "~/base/lib/money";
import { type Html, html } from "../page/html";
import { failureReasons } from "../state/failures";
import type { Order } from "../state/orders.server";
import type { Session } from "../state/sessions.server";
import type { FieldErrors } from "./chosen-instrument.server";
import { methodChoice, select } from "./method-choice";
import type { PayForm } from "./pay-form";

interface PayFormView {
  session: Session;
  order: Order;
  form: PayForm;
  errors: FieldErrors;
  /** Error message of the previous attempt. */
  notice: string | null;
  /** Target of the form. */
  action: string;
}

/** The pay page's content. Pay is the form's first button, so Enter in any field presses it. */
export function payFormMarkup(view: PayFormView): Html {
  const { order, form, errors, action } = view;
  return html`${summary(view)}
    <form method="post" action="${action}">
      ${methodChoice(form, errors)}
      <button class="primary" name="outcome" value="pay">Pay ${rupees(order.amountPaise)}</button>
      <button class="quiet" name="outcome" value="cancel">Cancel</button>
      ${otherOutcomes(form)}
    </form>
    <p class="hint">
      This page stands in for the payment provider. It keeps nothing of a card but the last four
      digits.
    </p>`;
}

function summary({ session: { display }, order, notice }: PayFormView): Html {
  const payer = [display.contact, display.email].filter(Boolean).join(" · ");
  return html`<div class="summary">
      <h1>Pay ${display.name}</h1>
      <p class="amount">${rupees(order.amountPaise)}</p>
      ${display.description && html`<p>${display.description}</p>`}
      ${payer && html`<p class="muted">${payer}</p>`}
    </div>
    ${notice && html`<p class="notice" role="alert">${notice}</p>`}`;
}

function otherOutcomes({ reason }: PayForm): Html {
  const reasons = Object.fromEntries(
    failureReasons.map((name) => [name, name.replaceAll("_", " ")]),
  );
  return html`<details>
    <summary>Try another outcome</summary>
    <div class="outcomes">
      <button name="outcome" value="success">Force success</button>
      <div class="group">
        ${select("reason", "Reason for a failure", reasons, reason)}
        <button name="outcome" value="failure">Force failure</button>
      </div>
      <button name="outcome" value="close_browser">Pay, then close browser</button>
      <button name="outcome" value="no_answer">Bank does not answer</button>
    </div>
  </details>`;
}
