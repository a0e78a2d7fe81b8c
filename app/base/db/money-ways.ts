/** How money comes that an admin notes. `courier`: collected at the door, and paid out by the courier. */
export const moneyWays = ["cash", "upi", "bank", "cheque", "courier"] as const;
export type MoneyWay = (typeof moneyWays)[number];

/** How a row of money came or went: also from or to the buyer's credit, which moves nothing. */
export const moneyRowWays = [...moneyWays, "credit"] as const;
export type MoneyRowWay = (typeof moneyRowWays)[number];
