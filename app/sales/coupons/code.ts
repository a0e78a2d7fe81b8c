import { codeTyped } from "~/base/lib/typed/code";

/** Longest coupon code. */
export const longestCode = 30;

/** A coupon code as it is stored: "save 10" → "SAVE10". */
export function codeIn(typed: string): string {
  return codeTyped(typed).replace(/\s/g, "").toUpperCase();
}
