import { plainDigits } from "./typed/digits";

/** Volumes are stored in whole millilitres and shown in litres. */

/** 5000 → `5`, 500 → `0.5`. */
export function litres(ml: number): string {
  return String(ml / 1000);
}

/** Typed litres ("5", "0.5") → ml; null unless positive with at most two decimals. */
export function mlFrom(text: string): number | null {
  const match = /^(\d{1,4})(?:\.(\d{1,2}))?$/.exec(plainDigits(text).trim());
  if (!match) return null;
  const ml = Number(match[1]) * 1000 + Number((match[2] ?? "").padEnd(3, "0"));
  return ml > 0 ? ml : null;
}

/** Typed kilograms ("15", "0.5") → grams; null unless positive with at most three decimals. */
export function gramsFrom(text: string): number | null {
  const match = /^(\d{1,3})(?:\.(\d{1,3}))?$/.exec(plainDigits(text).trim());
  if (!match) return null;
  const grams = Number(match[1]) * 1000 + Number((match[2] ?? "").padEnd(3, "0"));
  return grams > 0 ? grams : null;
}
