/** Longest coupon code. */
export const longestCode = 30;

/** A coupon code as it is stored: "save 10" → "SAVE10". */
export function codeIn(typed: string): string {
  return typed.normalize("NFKC").replace(/\s/g, "").toUpperCase();
}
