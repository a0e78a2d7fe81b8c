import { paiseFrom, rupees } from "~/base/lib/money";

/** The units of a change of many prices: value in the URL → label. */
export const raiseUnits = { rupees: "₹ a pack", percent: "%" } as const;
type RaiseUnit = keyof typeof raiseUnits;

/** A change of many prices: hundredths of a rupee, or of a percent; below zero the prices fall. */
export type Raise = { unit: RaiseUnit; hundredths: number };

/** Typed "+20", "-2.5 %", "+₹1,245.50" → hundredths, below ₹1,00,000; null for anything else and for 0. */
export function hundredthsIn(typed: string): number | null {
  const [, sign = "", rest = ""] = /^([+\-−–]?)\s*(.*?)\s*%?$/.exec(typed.trim()) ?? [];
  const amount = paiseFrom(rest);
  if (amount === null || amount === 0 || amount >= 10_000_000) return null;
  return sign === "" || sign === "+" ? amount : -amount;
}

/** A price (paise) after the change: a share of it is rounded to the nearest whole rupee. Null: nothing would be left. */
export function raised(pricePaise: number, { unit, hundredths }: Raise): number | null {
  const after =
    unit === "rupees"
      ? pricePaise + hundredths
      : Math.round((pricePaise * (10_000 + hundredths)) / 1_000_000) * 100;
  return after > 0 ? after : null;
}

/** `+₹20`, `−2.5 %`. */
export function raiseInWords({ unit, hundredths }: Raise): string {
  const sign = hundredths < 0 ? "−" : "+";
  const amount = Math.abs(hundredths);
  return sign + (unit === "rupees" ? rupees(amount) : `${amount / 100} %`);
}
