import { indianMobile } from "./india/phone";
import { codeTyped } from "./typed/code";

/** The WhatsApp address of a number, Indian or with its country's code ("+971 50 123 4567"); null: it is no such number. */
export function whatsAppOf(number: string): string | null {
  const mobile = indianMobile(number);
  if (mobile) return `https://wa.me/${mobile.slice(1)}`;
  const digits = codeTyped(number).replace(/[\s().-]/g, "");
  return /^\+[1-9]\d{7,14}$/.test(digits) && !digits.startsWith("+91")
    ? `https://wa.me/${digits.slice(1)}`
    : null;
}

/** A link that opens WhatsApp with this text; the sender picks who gets it. */
export const whatsAppText = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;

/**
 * The shop's own WhatsApp address with a text filled in. Only addresses of the form `https://wa.me/919876543210` take one; any other
 * is left as it is. Null stays null.
 */
export function whatsAppTo(address: string | null, text: string): string | null {
  if (!address || !URL.canParse(address)) return address;
  const { hostname, search } = new URL(address);
  return hostname === "wa.me" && search === ""
    ? `${address}?text=${encodeURIComponent(text)}`
    : address;
}
