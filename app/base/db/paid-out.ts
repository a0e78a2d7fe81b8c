/** How the firm pays. `till`: out of the drawer of the counter. `cash`: other cash, such as the owner's own. */
export const paidOutWays = ["till", "cash", "upi", "bank", "card", "cheque"] as const;
export type PaidOutWay = (typeof paidOutWays)[number];

/** What money is spent on. */
export const expenseGroups = [
  "purchases",
  "packing",
  "delivery",
  "salaries",
  "rent",
  "electricity",
  "repairs",
  "fees",
  "other",
] as const;

/** Cash that leaves the till and is no expense: it is taken to the bank, or the owner takes it. */
export const cashMoves = ["to-bank", "to-owner"] as const;
export type SpentOn = (typeof expenseGroups)[number] | (typeof cashMoves)[number];
