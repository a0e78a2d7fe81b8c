import { codeTyped } from "../typed/code";
import { plainDigits } from "../typed/digits";

/**
 * An Indian mobile number in any notation ("+91 98765-43210", "098765 43210", "tel:…") → `+919876543210`; null: it is none. Phones and
 * browsers put the 0 of calls within the country behind its code, too: "+91 (0) 98250 11111".
 */
export function indianMobile(typed: string): string | null {
  const digits = codeTyped(typed)
    .replace(/^(tel|mob|mobile|phone|ph|cell)\b[^:+\d]*[:.]?/i, "")
    .replace(/[\s().-]/g, "")
    .replace(/^((\+|00)91|91(?=0?\d{10}$))?0?(?=[6-9]\d{9}$)/, "");
  return /^[6-9]\d{9}$/.test(digits) ? `+91${digits}` : null;
}

/** Minimum digits of a phone number, in any script. Free text otherwise: two numbers or an extension are fine. */
export const fewestDigits = 6;

/** Whether a phone number has enough digits. */
export function hasDigits(typed: string): boolean {
  return (typed.match(/\p{Nd}/gu) ?? []).length >= fewestDigits;
}

/** The digits of what may be a part of a phone number, in any spelling; null: it is something else. */
export function digitsTyped(typed: string): string | null {
  const plain = codeTyped(typed);
  const digits = plain.replace(/\D/g, "");
  return /^\+?[\d\s().-]+$/.test(plain) && digits.length >= 3 ? digits : null;
}

/** `+919876543210` → `+91 98765 43210`; anything else as it is. */
export function shownPhone(stored: string): string {
  return stored.replace(/^(\+91)(\d{5})(\d{5})$/, "$1 $2 $3");
}

/** The address that calls a number, in whatever digits it was typed. */
export const callLink = (phone: string): string =>
  `tel:${indianMobile(phone) ?? plainDigits(phone).replace(/[^\d+]/g, "")}`;

/** A number for a spreadsheet, which would take one that begins with + for a formula: `98765 43210`; others as they are. */
export function sheetPhone(stored: string): string {
  const mobile = indianMobile(stored);
  return mobile ? shownPhone(mobile).slice("+91 ".length) : stored;
}

/** What a customer's notes are found by: the number as orders of guests have it; anything else as it was typed. */
export function customerKey(phone: string): string {
  return indianMobile(phone) ?? phone.trim();
}
