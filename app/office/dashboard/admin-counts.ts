/** What waits for the owner, beside the words of the menu. */
export type AdminCounts = {
  /** Orders to be packed. */
  toPack: number;
  /** Payments and refunds that need a person. */
  toReview: number;
  /** Enquiries not yet answered. */
  enquiries: number;
  /** Complaints that are overdue, or due soon. */
  grievances: number;
  /** Products that run low or are owed to buyers. */
  low: number;
};

export const nothingWaits: AdminCounts = {
  toPack: 0,
  toReview: 0,
  enquiries: 0,
  grievances: 0,
  low: 0,
};
