import { plainDigits } from "./typed/digits";
import { oneDash, withoutMarks } from "./typed/marks";
import { formatIndian } from "./india/format-indian";

/** Paise → `₹1,23,456`; decimals (`₹193.33`) only when needed. */
export function rupees(paise: number): string {
  const amount = amountWithPaise(Math.abs(paise));
  return `${paise < 0 ? "-" : ""}₹${paise % 100 === 0 ? amount.slice(0, -3) : amount}`;
}

/** Paise → `1,23,456.50`: always two decimals, as in invoice columns. */
export function amountWithPaise(paise: number): string {
  const [sign, all] = [paise < 0 ? "-" : "", Math.abs(paise)];
  return `${sign}${formatIndian(Math.trunc(all / 100))}.${String(all % 100).padStart(2, "0")}`;
}

/** Paise → `1450.00`, for programs and spreadsheets in any locale. */
export function decimalRupees(paise: number): string {
  const [sign, all] = [paise < 0 ? "-" : "", Math.abs(paise)];
  return `${sign}${Math.trunc(all / 100)}.${String(all % 100).padStart(2, "0")}`;
}

/** Paise → `1450` or `1450.50`, as an amount is typed into a field. */
export const typedRupees = (paise: number): string => decimalRupees(paise).replace(/\.00$/, "");

const before = /^(₹|₨|rs|inr|rupees?|રૂપિયા|રૂ|રુ|रुपये|रुपए|रूपये|रु|रू)\s?\.?\s*/iu;
const behind = /\s*(\/[-=]?|₹|₨|rs\.?|inr|rupees?|રૂપિયા|રૂ\.?|રુ\.?|रुपये|रुपए|रूपये|रु\.?|रू\.?)$/iu;

/** An amount without the words and signs of money around it: "Rs. 1,450/- only", "રૂ. ૧૪૫૦" → `1,450`, `1450`. */
export const bareAmount = (text: string): string =>
  oneDash(plainDigits(withoutMarks(text)))
    .trim()
    .replace(/\s*(only|માત્ર|मात्र)\.?$/iu, "")
    .replace(before, "")
    .replace(behind, "");

/**
 * Typed amount ("1450", "1450.5", "₹ 1,450.50", "૧૪૫૦", "Rs 1450 only") → paise; null unless it has at most two decimals. Also null for "1450,50": its
 * decimal comma read as grouping would make it a hundred times as much. Parses digit by digit: `1450.1 * 100` is not 145010 in
 * floating point.
 */
export function paiseFrom(text: string): number | null {
  const amount = bareAmount(text);
  if (/,\d{0,2}(\.\d*)?$/.test(amount)) return null;
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount.replace(/,/g, ""));
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/** An amount in hundredths of any currency: `₹450` for rupees, else `15.50 USD`. */
export function amountIn(hundredths: number, currency: string): string {
  return currency === "INR" ? rupees(hundredths) : `${(hundredths / 100).toFixed(2)} ${currency}`;
}
