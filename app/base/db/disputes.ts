/**
 * How far a dispute of a buyer's bank is, in order: the provider's words may come late, twice and in any order. `action_required`: what
 * was answered is not enough. `closed`: it ended without a decision about money.
 */
export const disputeStates = [
  "open",
  "action_required",
  "under_review",
  "won",
  "lost",
  "closed",
] as const;
export type DisputeState = (typeof disputeStates)[number];

/** What a dispute does to the firm's money: taken until it is decided, given back, taken for good, and what the banks want for it. */
export const disputeMoveKinds = ["held", "returned", "lost", "fee"] as const;
export type DisputeMoveKind = (typeof disputeMoveKinds)[number];
