/** What is printed as the title of each kind of paper. */
export const titles = {
  tax: "Tax invoice",
  plain: "Bill of supply / receipt",
  plainUnpaid: "Bill of supply",
  credit: "Credit note",
  receipt: "Receipt voucher",
  refund: "Refund voucher",
} as const;
