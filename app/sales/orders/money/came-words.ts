import type { MoneyRowWay } from "~/base/db/money-ways";

/** How money came that an admin noted, within a sentence. */
export const cameWords: Record<MoneyRowWay, string> = {
  cash: "cash",
  upi: "UPI",
  bank: "bank transfer",
  cheque: "cheque",
  courier: "paid out by the courier",
  credit: "the buyer's credit",
};
