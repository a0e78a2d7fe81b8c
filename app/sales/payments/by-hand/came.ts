import type { MoneyRowWay } from "~/base/db/money-ways";
import { saysCash } from "./cash-limit";

/** How money came: as it was chosen, else as the note tells it; null: nobody said. */
export function wayIn(
  came: MoneyRowWay | "",
  reference: string | null,
  note: string,
): MoneyRowWay | null {
  if (came) return came;
  if (saysCash(note)) return "cash";
  if (/\bupi\b/i.test(note)) return "upi";
  if (/\bcheque\b/i.test(note)) return "cheque";
  return reference || /\b(bank|transfer|neft|rtgs|imps)\b/i.test(note) ? "bank" : null;
}

/** How the money of a paid order came. `unsaid`: by hand, and nobody noted how. */
export const paidWays = ["cash", "transfer", "online", "unsaid"] as const;
export type WayPaid = (typeof paidWays)[number];
