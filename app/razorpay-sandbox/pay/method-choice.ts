import { type Html, html } from "../page/html";
import type { FieldErrors } from "./chosen-instrument.server";
import type { PayForm } from "./pay-form";
import { badVpa, banks, goodVpa, wallets } from "./test-data";

/** Choice of payment method, each with its fields below. */
export function methodChoice(form: PayForm, errors: FieldErrors): Html {
  return html`<fieldset>
    <legend>How would you like to pay?</legend>
    ${method(form, "upi", "UPI", upiFields(form, errors))}
    ${method(form, "card", "Card", cardFields(form, errors))}
    ${method(form, "netbanking", "Netbanking", select("bank", "Bank", banks, form.bank))}
    ${method(form, "wallet", "Wallet", select("wallet", "Wallet name", wallets, form.wallet))}
  </fieldset>`;
}

/** A labelled drop-down of `options`, value to text. */
export function select(
  name: string,
  label: string,
  options: Record<string, string>,
  chosen: string,
): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${Object.entries(options).map(
        ([value, text]) =>
          html`<option value="${value}" ${value === chosen && "selected"}>${text}</option>`,
      )}
    </select>
  </div>`;
}

function method(form: PayForm, value: PayForm["method"], label: string, fields: Html): Html {
  const checked = form.method === value && "checked";
  return html`<div class="method">
    <input type="radio" id="method-${value}" name="method" value="${value}" ${checked} />
    <label for="method-${value}">${label}</label>
    <div class="fields">${fields}</div>
  </div>`;
}

function upiFields(form: PayForm, errors: FieldErrors): Html {
  return text(form, errors, "vpa", "UPI ID", {
    hint: `${badVpa} fails, any other UPI ID such as ${goodVpa} succeeds.`,
    mode: "email",
  });
}

function cardFields(form: PayForm, errors: FieldErrors): Html {
  return html`${text(form, errors, "card_number", "Test card number", {
    hint: "Test cards only, never a real one.",
  })}
  ${text(form, errors, "card_expiry", "Expiry", { hint: "MM/YY", third: true })}
  ${text(form, errors, "card_cvv", "CVV", { third: true })}
  ${text(form, errors, "card_otp", "OTP", { third: true })}`;
}

type TextName = "vpa" | "card_number" | "card_expiry" | "card_cvv" | "card_otp";

function text(
  form: PayForm,
  errors: FieldErrors,
  name: TextName,
  label: string,
  { hint, mode = "numeric", third = false }: { hint?: string; mode?: string; third?: boolean },
): Html {
  const error = errors[name];
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(" ");
  return html`<div class="field ${third && "third"}">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${form[name]}"
      inputmode="${mode}"
      autocomplete="off"
      autocapitalize="none"
      spellcheck="false"
      ${error && html`aria-invalid="true"`}
      ${described && html`aria-describedby="${described}"`}
    />
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${error && html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`;
}
