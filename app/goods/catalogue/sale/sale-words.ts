import type { SaleState } from "~/base/db/statuses";

/** What a product may be, for the owner's buttons and lists. */
export const saleWords: Record<SaleState, string> = {
  "on sale": "On sale",
  "sold out": "Sold out",
  hidden: "Hidden",
};
