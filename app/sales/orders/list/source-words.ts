import type { OrderSource } from "~/base/db/statuses";

/** Where an order came from, in the owner's words. */
export const sourceWords: Record<OrderSource, string> = {
  shop: "Shop",
  api: "API",
  import: "Old shop",
  owner: "Written down",
  quote: "Quote",
};
