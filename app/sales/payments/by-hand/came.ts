/** How money came that an admin notes. Without zod: the browser loads it, too. */
export const moneyWays = ["cash", "upi", "bank"] as const;
export type MoneyWay = (typeof moneyWays)[number];

/** As the order's history says it. */
export const cameWords: Record<MoneyWay, string> = {
  cash: "cash",
  upi: "UPI",
  bank: "bank transfer",
};

/** How the money of a paid order came. `unsaid`: by hand, and nobody noted how. */
export const paidWays = ["cash", "transfer", "online", "unsaid"] as const;
export type WayPaid = (typeof paidWays)[number];
