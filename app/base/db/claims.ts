/** What the shop says of itself: a certificate of its quality, that it is a family's, that it is pure, and where it is. */
export const claimNames = ["certificate", "family", "purity", "place"] as const;
export type ClaimName = (typeof claimNames)[number];

/** What the owner decided of a claim. */
export const claimWays = ["as it is", "with proof", "not shown"] as const;
