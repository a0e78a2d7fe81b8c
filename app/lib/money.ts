import { formatIndian } from "./format-indian";

/** Paise → `₹1,23,456`, with paise (`₹193.33`) only when there are any. */
export function rupees(paise: number): string {
  const amount = amountWithPaise(Math.abs(paise));
  return `${paise < 0 ? "-" : ""}₹${paise % 100 === 0 ? amount.slice(0, -3) : amount}`;
}

/** Paise → `1,23,456.50`: always with two decimals, as columns of an invoice have them. */
export function amountWithPaise(paise: number): string {
  const [sign, all] = [paise < 0 ? "-" : "", Math.abs(paise)];
  return `${sign}${formatIndian(Math.trunc(all / 100))}.${String(all % 100).padStart(2, "0")}`;
}

/** Paise → `1450.00`, for programs, and for every spreadsheet, whatever its country. */
export function decimalRupees(paise: number): string {
  return `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, "0")}`;
}

/**
 * What a person typed ("1450", "1450.5", "1,450.50") → paise; null when it is not an amount with at most two decimals.
 * Reads the text digit by digit: `1450.1 * 100` is not 145010 in floating point.
 */
export function paiseFrom(text: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim().replace(/,/g, ""));
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/** An amount in the hundredth part of any currency: `₹450` for rupees, else `15.50 USD`. */
export function amountIn(hundredths: number, currency: string): string {
  return currency === "INR" ? rupees(hundredths) : `${(hundredths / 100).toFixed(2)} ${currency}`;
}
