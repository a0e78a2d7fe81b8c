import { digits, newId } from "../ids.server";
import type { FailureReason } from "../state/failures";
import type { Instrument } from "../state/instrument";
import type { PayForm } from "./pay-form";
import { badVpa, goodVpa, testCards } from "./test-data";

/** Error messages by field name. */
export type FieldErrors = Partial<Record<keyof PayForm, string>>;

/**
 * Errors in the fields of the chosen method; null if there are none. Checked for Pay only: the other buttons ignore the
 * fields. `now` in UTC ms.
 */
export function errorsIn(form: PayForm, now: number): FieldErrors | null {
  if (form.outcome !== "pay") return null;
  const errors =
    form.method === "upi" ? vpaErrors(form) : form.method === "card" ? cardErrors(form, now) : {};
  return Object.keys(errors).length > 0 ? errors : null;
}

/** Why this payment fails according to the provider's test data; null if it succeeds. */
export function failureOf(form: PayForm): FailureReason | null {
  if (form.method === "upi") return form.vpa.toLowerCase() === badVpa ? "payment_failed" : null;
  if (form.method !== "card") return null;
  const cardSays = testCards.get(plainNumber(form))?.failure;
  return cardSays ?? (form.card_otp.length < 4 ? "authentication_failed" : null);
}

/** The stored payment details. Never a card's number, expiry, CVV or OTP. */
export function instrumentOf(form: PayForm): Instrument {
  switch (form.method) {
    case "upi":
      return {
        method: "upi",
        vpa: isVpa(form.vpa) ? form.vpa : goodVpa,
        reference: digits(12),
      };
    case "card": {
      const number = plainNumber(form);
      return {
        method: "card",
        cardId: newId("card"),
        last4: testCards.has(number) ? number.slice(-4) : "1007",
        network: testCards.get(number)?.network ?? "Visa",
        international: false,
        reference: digits(6),
      };
    }
    case "netbanking":
      return { method: "netbanking", bank: form.bank, reference: digits(10) };
    case "wallet":
      return { method: "wallet", wallet: form.wallet, reference: digits(10) };
  }
}

function vpaErrors({ vpa }: PayForm): FieldErrors {
  return isVpa(vpa) ? {} : { vpa: `Enter a UPI ID such as ${goodVpa}` };
}

function cardErrors(form: PayForm, now: number): FieldErrors {
  return {
    ...(!testCards.has(plainNumber(form)) && {
      card_number: "Use one of the test cards. Never type the number of a real card here.",
    }),
    ...(!isFuture(form.card_expiry, now) && {
      card_expiry: "Enter a date to come as MM/YY",
    }),
    ...(!/^\d{3,4}$/.test(form.card_cvv) && { card_cvv: "Enter 3 or 4 digits" }),
    ...(!/^\d{1,10}$/.test(form.card_otp) && { card_otp: "Enter up to 10 digits" }),
  };
}

const isVpa = (text: string) => /^[\w.-]{2,200}@[A-Za-z][A-Za-z0-9]{1,50}$/.test(text);

const plainNumber = (form: PayForm) => form.card_number.replace(/[\s-]/g, "");

/** A card is valid through the last day of its month. */
function isFuture(expiry: string, now: number): boolean {
  const match = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(expiry);
  return match !== null && Date.UTC(2000 + Number(match[2]), Number(match[1])) > now;
}
