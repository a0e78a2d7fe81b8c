import { rupees } from "~/lib/money";

/** The units of a change of many prices: value in the URL → label. */
export const raiseUnits = { rupees: "₹ a pack", percent: "%" } as const;
export type RaiseUnit = keyof typeof raiseUnits;

/** A change of many prices: hundredths of a rupee, or of a percent; below zero the prices fall. */
export type Raise = { unit: RaiseUnit; hundredths: number };

/** Typed "+20", "-2.5 %", "₹20" → hundredths; null for anything else and for 0. */
export function hundredthsIn(typed: string): number | null {
  const match = /^([+\-−–]?)\s*₹?\s*(\d{1,5})(?:\.(\d{1,2}))?\s*%?$/.exec(typed.trim());
  if (!match) return null;
  const amount = Number(match[2]) * 100 + Number((match[3] ?? "").padEnd(2, "0"));
  if (amount === 0) return null;
  return match[1] === "" || match[1] === "+" ? amount : -amount;
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
