import { decimalRupees } from "~/base/lib/money";
import { codeTyped } from "~/base/lib/typed/code";

/** Whether this is a UPI address: a name, `@` and the bank's short name, which has no dot as an e-mail's has. */
export const isVpa = (text: string): boolean =>
  /^[a-z0-9._-]{2,256}@[a-z][a-z0-9]{1,63}$/.test(text);

/**
 * The link that opens a UPI app with everything filled in, also the text of the QR code. `number`: the order's, which the payment
 * carries; amount in paise. Spaces are `%20`, because apps show a `+`, and `@` stays as it is.
 */
export function upiLink(
  { vpa, payee }: { vpa: string; payee: string },
  {
    number,
    totalPaise,
    about = `Order ${number}`,
  }: { number: string; totalPaise: number; about?: string },
): string {
  const fields = {
    pa: vpa,
    pn: payee,
    am: decimalRupees(totalPaise),
    cu: "INR",
    tr: number.replace(/[^A-Za-z0-9]/g, ""),
    tn: about,
  };
  const query = Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%40", "@")}`)
    .join("&");
  return `upi://pay?${query}`;
}

/** A UPI reference (UTR) typed in any digits, with or without spaces and dashes → its 12 digits; null: it is none. */
export function utrIn(typed: string): string | null {
  const digits = codeTyped(typed).replace(/[\s-]/g, "");
  return /^\d{12}$/.test(digits) ? digits : null;
}

/** The bank's reference of a transfer: a UTR, or the letters and digits of NEFT, RTGS and IMPS; null: it is none. */
export function bankReferenceIn(typed: string): string | null {
  const text = codeTyped(typed).replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z0-9]{8,22}$/.test(text) ? text : null;
}
