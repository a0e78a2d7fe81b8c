import type { MoneyWay } from "~/base/db/statuses";

/** How money came that an admin noted, within a sentence. */
export const cameWords: Record<MoneyWay, string> = {
  cash: "cash",
  upi: "UPI",
  bank: "bank transfer",
  cheque: "cheque",
  courier: "paid out by the courier",
};
