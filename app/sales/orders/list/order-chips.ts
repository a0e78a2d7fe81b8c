/** Lists of orders by what is to be done with them, as chips above the owner's list. */
export const orderChips = {
  today: "Today",
  "to-pack": "To pack",
  "to-send": "To send",
  unpaid: "Waits for money",
  cash: "Cash",
  problems: "Problems",
} as const;

export type OrderChip = keyof typeof orderChips;
