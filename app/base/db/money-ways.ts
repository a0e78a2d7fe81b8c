/** How money comes that an admin notes. `courier`: collected at the door, and paid out by the courier. */
export const moneyWays = ["cash", "upi", "bank", "cheque", "courier"] as const;
export type MoneyWay = (typeof moneyWays)[number];

/** How a row of money came or went: also from or to the buyer's credit, which moves nothing. */
export const moneyRowWays = [...moneyWays, "credit"] as const;
export type MoneyRowWay = (typeof moneyRowWays)[number];

/**
 * What became of a line of a courier's file. `whole`, `short`, `over`: its money was noted, as the order cost, less, or with something
 * left over. `second`: a further line of its order. `twice`, `before`: its parcel stands in this file or an earlier one. `nothing`: no
 * amount. `batch`: what the courier kept of a whole transfer.
 */
export const courierOutcomes = [
  "whole",
  "short",
  "over",
  "second",
  "twice",
  "before",
  "unknown",
  "paid",
  "not-by-hand",
  "cancelled",
  "reversed",
  "nothing",
  "batch",
] as const;
export type CourierOutcome = (typeof courierOutcomes)[number];
