/** What is printed as the title of each kind of paper. */
export const titles = {
  tax: "Tax invoice",
  /** Some of it taxed, for a buyer without a GSTIN: rule 46A CGST Rules. */
  mixed: "Invoice-cum-bill of supply",
  /** Nothing of it taxed: section 31 (3) (c) CGST Act. */
  supply: "Bill of supply",
  plain: "Bill of supply / receipt",
  credit: "Credit note",
  receipt: "Receipt voucher",
  refund: "Refund voucher",
} as const;
