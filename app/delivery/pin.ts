import { plainDigits } from "~/lib/india/digits";

export const pinSentence = "PIN must have 6 digits, such as 395002";

/** A typed PIN, in any digits and also as `395 007` → its six digits; null for anything else. */
export function pinIn(typed: string): string | null {
  const pin = plainDigits(typed.normalize("NFKC")).replace(/[\s\p{Cf}-]/gu, "");
  return /^[1-9]\d{5}$/.test(pin) ? pin : null;
}
