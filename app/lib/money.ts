const whole = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});
const withPaise = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** Paise → `₹1,23,456`, with paise (`₹193.33`) only when there are any. */
export function rupees(paise: number): string {
  return (paise % 100 === 0 ? whole : withPaise).format(paise / 100);
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
