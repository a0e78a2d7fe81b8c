/** How money came that an admin notes. Without zod: the browser loads it, too. */
export const camesAs = ["cash", "upi", "bank"] as const;
export type CameAs = (typeof camesAs)[number];

/** As the order's history says it. */
export const cameWords: Record<CameAs, string> = {
  cash: "cash",
  upi: "UPI",
  bank: "bank transfer",
};

/** How the money of a paid order came. `unsaid`: by hand, and nobody noted how. */
export const paidWays = ["cash", "transfer", "online", "unsaid"] as const;
export type WayPaid = (typeof paidWays)[number];
