import { rupees } from "~/base/lib/money";

/** From this amount (paise) on, no cash may be taken from one buyer in a day: section 269ST of the Income-tax Act. */
export const tooMuchCash = 20_000_000;

/** Whether a note on how money came says that it was cash. */
export const saysCash = (note: string): boolean => /\bcash\b|नकद|રોકડ/i.test(note);

/** Why this cash is refused. `takenPaise`: what the buyer paid in cash on the same day. */
export function cashRefusal(paise: number, takenPaise: number): string {
  const before =
    takenPaise > 0
      ? ` With the ${rupees(takenPaise)} taken today it would be ${rupees(paise + takenPaise)}.`
      : "";
  return `The law allows no cash of ${rupees(tooMuchCash)} or more from one buyer in a day (section 269ST, Income-tax Act).${before} Please take UPI or a bank transfer.`;
}

/** Why this cash is refused for one order. `takenPaise`: what was paid for it in cash before. */
export const cashOfOrderRefusal = (paise: number, takenPaise: number): string =>
  `The law allows no cash of ${rupees(tooMuchCash)} or more for one sale, even in parts (section 269ST, Income-tax Act). With the ${rupees(takenPaise)} taken before it would be ${rupees(paise + takenPaise)}. Please take UPI or a bank transfer.`;
