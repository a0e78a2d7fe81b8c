import type { orders } from "~/db/schema";

/** An order as it is stored. */
export type Order = typeof orders.$inferSelect;
