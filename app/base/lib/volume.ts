import { plainDigits } from "./typed/digits";

/** Volumes are stored in whole millilitres and shown in litres. */

/** 5000 → `5`, 500 → `0.5`. */
export function litres(ml: number): string {
  return String(ml / 1000);
}

/** Typed litres ("5", "0.5") → ml; null unless positive with at most two decimals. */
export const mlFrom = (text: string): number | null => thousandthsFrom(text, 4, 2);

/** Typed kilograms ("15", "0.5") → grams; null unless positive with at most three decimals. */
export const gramsFrom = (text: string): number | null => thousandthsFrom(text, 3, 3);

/** What is typed in kilograms or litres → grams or ml; null unless positive, with at most so many digits before and after the point. */
export function thousandthsFrom(text: string, digits: number, decimals: number): number | null {
  const match = new RegExp(`^(\\d{1,${digits}})(?:\\.(\\d{1,${decimals}}))?$`).exec(
    plainDigits(text).trim(),
  );
  if (!match) return null;
  const amount = Number(match[1]) * 1000 + Number((match[2] ?? "").padEnd(3, "0"));
  return amount > 0 ? amount : null;
}
