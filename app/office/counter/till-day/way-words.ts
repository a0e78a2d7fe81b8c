import type { TillWay } from "./day-rows.server";

/** How money came, in words. */
export const wayWords: Record<TillWay, string> = {
  cash: "Cash",
  upi: "UPI",
  bank: "Bank transfer",
  cheque: "Cheque",
  courier: "Paid out by the courier",
  online: "Pay link, paid online",
  unsaid: "By hand, not said how",
};
