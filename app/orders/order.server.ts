import type { orders } from "~/db/schema";

/** A row of `orders`. */
export type Order = typeof orders.$inferSelect;
